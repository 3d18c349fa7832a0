import { expect, test } from 'vitest'
import { createEmitter } from './emitter.ts'

interface Events {
  hello: { name: string }
  bye: { name: string }
}

function emitter() {
  const errors: unknown[] = []
  const events = createEmitter<Events>({ warn: () => {}, error: (_, detail) => void errors.push(detail) })
  return { events, errors }
}

test('an event reaches the listeners of its name in order of registration', () => {
  const { events } = emitter()
  const heard: string[] = []
  events.on('hello', ({ name }) => heard.push(`first ${name}`))
  events.on('hello', ({ name }) => heard.push(`second ${name}`))
  events.on('bye', ({ name }) => heard.push(`bye ${name}`))
  events.emit('hello', { name: 'Soha' })
  expect(heard).toEqual(['first Soha', 'second Soha'])
})

test('the function returned by `on` removes only that listener', () => {
  const { events } = emitter()
  const heard: string[] = []
  const listener = ({ name }: { name: string }) => heard.push(name)
  const stop = events.on('hello', listener)
  events.on('hello', listener)
  stop()
  stop()
  events.emit('hello', { name: 'Soha' })
  expect(heard).toEqual(['Soha'])
})

test('a listener may unsubscribe during an event without affecting later ones', () => {
  const { events } = emitter()
  const heard: string[] = []
  const stop = events.on('hello', () => stop())
  events.on('hello', ({ name }) => heard.push(name))
  events.emit('hello', { name: 'Soha' })
  expect(heard).toEqual(['Soha'])
})

test('a listener of each event hears its name until it unsubscribes, and may throw', () => {
  const { events, errors } = emitter()
  const heard: PropertyKey[] = []
  const stop = events.onEach((name) => heard.push(name))
  events.onEach(() => {
    throw new Error('broken listener')
  })
  events.emit('hello', { name: 'Soha' })
  events.emit('bye', { name: 'Soha' })
  stop()
  events.emit('hello', { name: 'Soha' })
  expect(heard).toEqual(['hello', 'bye'])
  expect(errors).toHaveLength(3)
})

test('a throwing listener is logged and affects neither other listeners nor the emitter', () => {
  const { events, errors } = emitter()
  const heard: string[] = []
  const broken = new Error('broken listener')
  events.on('hello', () => {
    throw broken
  })
  events.on('hello', ({ name }) => heard.push(name))
  expect(() => events.emit('hello', { name: 'Soha' })).not.toThrow()
  expect(heard).toEqual(['Soha'])
  expect(errors).toEqual([broken])
})
