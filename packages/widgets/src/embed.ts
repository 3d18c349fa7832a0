// The one-tag entry: `<script type="module" src="fandeck.js"></script>` and the elements work.
import { define } from './elements.ts'

define()
