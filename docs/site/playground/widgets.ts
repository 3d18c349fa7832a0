// The playground of a widget as data; `pages/widgets.ts` reads it from the stories.
import type { Control } from './tags.ts'

/** A story of a widget. */
export interface WidgetState {
  file: string
  story: string
  label: string
}

/** A widget with a playground. */
export interface PlayedWidget {
  name: string
  states: readonly WidgetState[]
  /** The controls of its story `Controls`. */
  controls: readonly Control[]
  /** Its example in React, which is compiled. */
  code: string
}
