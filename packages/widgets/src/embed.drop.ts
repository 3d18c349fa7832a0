// The one-tag entry of a page that sells one drop: `<fandeck-drop>` and nothing else.
import { FandeckDropElement } from './drop-purchase/DropPurchase.element.tsx'

FandeckDropElement.define()
