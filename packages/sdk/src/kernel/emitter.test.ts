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

test('an event reaches the listeners of its name, in the order of their coming', () => {
  const { events } = emitter()
  const heard: string[] = []
  events.on('hello', ({ name }) => heard.push(`first ${name}`))
  events.on('hello', ({ name }) => heard.push(`second ${name}`))
  events.on('bye', ({ name }) => heard.push(`bye ${name}`))
  events.emit('hello', { name: 'Soha' })
  expect(heard).toEqual(['first Soha', 'second Soha'])
})

test('the undo of `on` silences that listener alone', () => {
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

test('a listener may leave while an event is told, and the later ones still hear it', () => {
  const { events } = emitter()
  const heard: string[] = []
  const stop = events.on('hello', () => stop())
  events.on('hello', ({ name }) => heard.push(name))
  events.emit('hello', { name: 'Soha' })
  expect(heard).toEqual(['Soha'])
})

test('a throwing listener silences nobody, stops no caller and is logged', () => {
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
