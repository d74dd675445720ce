/** The elements of the search, for its page, which has them before its script comes, and for the dialog. */
export const searchBoxHtml = `<label for="search-words">Search products</label>
<input id="search-words" type="search" maxlength="200" autocomplete="off" spellcheck="false" autocapitalize="none"
enterkeyhint="search" dir="auto" role="combobox" aria-autocomplete="list" aria-controls="search-results" aria-expanded="false">
<p class="search-status" role="status"></p>
<div class="search-results" id="search-results" role="listbox" aria-label="Products"></div>
<p class="search-more"></p>`;
