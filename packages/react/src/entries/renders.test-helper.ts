import * as hooks from '../index.ts'

export const others = { useEnterEvent: hooks.useEnterEvent }
