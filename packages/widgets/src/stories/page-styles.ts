// Styles of a page of stories, for components in the document and elements in their shadow roots.
import ground from '../styles.css?inline'
import { adoptStyles, sheetOf } from '../theme/styles.ts'

document.adoptedStyleSheets.push(sheetOf(ground))
adoptStyles(document)
