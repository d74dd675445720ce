-- Load for wrk: each request goes to the next of the listed targets, from a different client address, so that the
-- rate limit does its full work and rejects no request.
-- Argument: a file with one target per line.

local threads = 0

function setup(thread)
	threads = threads + 1
	thread:set("number", threads)
end

local heads = {}
local at = 0
local random = math.random

function init(args)
	math.randomseed(7919 * number)
	for target in io.lines(args[1]) do
		heads[#heads + 1] = "GET " .. target .. " HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 10."
	end
	at = random(0, #heads - 1)
end

function request()
	at = at % #heads + 1
	return heads[at] .. random(0, 255) .. "." .. random(0, 255) .. "." .. random(1, 254) .. "\r\n\r\n"
end
