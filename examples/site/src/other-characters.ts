import sheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'

/** Loads the faces of the characters that the first pages do not use; their sheet is half the size of the site's own. */
export function loadOtherCharacters(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  // Before the sheet of the first font, whose faces then take precedence.
  document.head.prepend(link)
}
