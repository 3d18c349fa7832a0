/**
 * The widgets as custom elements. Importing registers nothing; `define()` does.
 *
 * @module
 */

import type { TagElements, TagJsx } from './generated/element-types.ts'

export {
  createElementClass,
  type ElementDefinition,
  type FandeckElementClass,
} from './element/create-element.tsx'
export { configure, type ElementsConfig } from './element/element-config.ts'
export type {
  AddressProperties,
  AttributeKinds,
  ElementJsx,
  Emit,
  FandeckElement,
  FandeckElementEventMap,
  FandeckOverlayEventMap,
  FandeckSignInEventMap,
  MessagesProperty,
  PropertiesOf,
} from './element/element-types.ts'
export type { TagFacts } from './element/shell.ts'
export { define } from './generated/define.ts'
export * from './generated/elements.ts'
export { addStyles } from './theme/styles.ts'

declare global {
  interface HTMLElementTagNameMap extends TagElements {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends TagJsx {}
  }
}
