// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showPopups } from './popup-still.ts'

const KEY = 'fandeck:popups'
const DAY = '20261124'

/** jsdom has no modal dialogs. */
function modal(this: HTMLDialogElement) {
  this.open = true
}
function closed(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = modal
  HTMLDialogElement.prototype.close = closed
  document.body.innerHTML = `<template id="fandeck-popups">
    <dialog data-day="${DAY}" data-popups="1 2" data-path="/">
      <div><input type="checkbox"><button class="fandeck-popup__close"></button></div>
    </dialog></template>`
})
afterEach(() => localStorage.clear())

const dialog = () => document.querySelector('dialog')
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test.each([
  [{}, true],
  [{ 20261123: [1, 2] }, true],
  [{ [DAY]: [3] }, true],
  [{ [DAY]: [2] }, false],
  [{ [DAY]: 1 }, true],
])('S4.42 with %j dismissed, the popups of the document show: %s', (stored, shown) => {
  localStorage.setItem(KEY, JSON.stringify(stored))
  showPopups()
  expect(dialog()?.open ?? false).toBe(shown)
})

test('S4.42 a damaged storage counts as empty', () => {
  localStorage.setItem(KEY, '{')
  showPopups()
  expect(dialog()?.open).toBe(true)
})

test('S4.42 closed with the tick they are stored as dismissed, beside others of the day', () => {
  localStorage.setItem(KEY, JSON.stringify({ [DAY]: [7] }))
  showPopups()
  press('dialog input')
  press('.fandeck-popup__close')
  expect(dialog()?.open).toBe(false)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ [DAY]: [7, 1, 2] })
})

test.each(['.fandeck-popup__close', 'dialog'])(
  'a press on %s closes them for this visit only',
  (selector) => {
    showPopups()
    press(selector)
    expect(dialog()?.open).toBe(false)
    expect(localStorage.getItem(KEY)).toBeNull()
  },
)

test('a press inside closes nothing', () => {
  showPopups()
  press('dialog div')
  expect(dialog()?.open).toBe(true)
})

test('a document without popups shows none', () => {
  document.body.innerHTML = ''
  showPopups()
  expect(dialog()).toBeNull()
})
