import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { whileObserved } from './while-observed.ts'

function observed() {
  const log: string[] = []
  const store = createStore(() => 0)
  const subscribe = whileObserved(store, () => {
    log.push('start')
    return () => log.push('stop')
  })
  return { log, store, subscribe }
}

test('starts with the first listener and stops after the last', () => {
  const { log, subscribe } = observed()
  const [first, second] = [subscribe(() => {}), subscribe(() => {})]
  first()
  expect(log).toEqual(['start'])
  second()
  expect(log).toEqual(['start', 'stop'])
})

test('unsubscribing twice does not stop another listener’s work', () => {
  const { log, store, subscribe } = observed()
  const heard: number[] = []
  const first = subscribe(() => {})
  subscribe((value) => heard.push(value))
  first()
  first()
  expect(log).toEqual(['start'])
  store.setState(1, true)
  expect(heard).toEqual([1])
})

test('starts again after the last listener has left, twice', () => {
  const { log, subscribe } = observed()
  const leave = subscribe(() => {})
  leave()
  leave()
  subscribe(() => {})()
  expect(log).toEqual(['start', 'stop', 'start', 'stop'])
})
