import mitt from 'mitt'
import type { Logger } from './platform.ts'

/** Hears of what has already happened. */
export interface Emitter<Events extends object> {
  /** Listens; returns its own undo. */
  on<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): () => void
  /** Tells every listener; one that throws is logged and does not silence the later ones. */
  emit<K extends keyof Events>(type: K, event: Events[K]): void
}

/** An emitter over mitt, whose `on` returns nothing and whose listeners can silence each other. */
export function createEmitter<Events extends object>(logger: Logger): Emitter<Events> {
  const bus = mitt<Record<PropertyKey & keyof Events, Events[keyof Events]>>()
  return {
    on(type, listener) {
      const guarded = (event: Events[keyof Events]) => {
        try {
          // mitt hands a listener only the events of the type that it was added for.
          listener(event as Events[typeof type])
        } catch (error) {
          logger.error(`A listener of ${String(type)} threw`, error)
        }
      }
      bus.on(type, guarded)
      return () => bus.off(type, guarded)
    },
    emit: (type, event) => bus.emit(type, event),
  }
}
