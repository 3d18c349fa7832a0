import mitt from 'mitt'
import type { Logger } from './platform.ts'

/** Emits events after they have happened. */
export interface Emitter<Events extends object> {
  /** Adds a listener; returns the unsubscribe function. */
  on<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): () => void
  /** Adds a listener for all events; returns the unsubscribe function. */
  onEach(listener: (type: PropertyKey, event: unknown) => void): () => void
  /** Calls every listener; logs one that throws and continues with the next. */
  emit<K extends keyof Events>(type: K, event: Events[K]): void
}

/** Wraps mitt, whose `on` returns nothing and whose throwing listeners stop the later ones. */
export function createEmitter<Events extends object>(logger: Logger): Emitter<Events> {
  const bus = mitt<Record<PropertyKey & keyof Events, Events[keyof Events]>>()
  function guard(type: PropertyKey, call: () => void): void {
    try {
      call()
    } catch (error) {
      logger.error(`A listener of ${String(type)} threw`, error)
    }
  }
  return {
    on(type, listener) {
      // mitt calls a listener only with events of the type it listens to.
      const guarded = (event: Events[keyof Events]) =>
        guard(type, () => listener(event as Events[typeof type]))
      bus.on(type, guarded)
      return () => bus.off(type, guarded)
    },
    onEach(listener) {
      const guarded = (type: PropertyKey, event: unknown) => guard(type, () => listener(type, event))
      bus.on('*', guarded)
      return () => bus.off('*', guarded)
    },
    emit: (type, event) => bus.emit(type, event),
  }
}
