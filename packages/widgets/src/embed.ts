// The entry for `<script type="module" src="fandeck.js"></script>`: registers every element.
import { define } from './elements.ts'

define()
