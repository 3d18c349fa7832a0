// What old libraries change of a page's built-ins, written for these tests: the names, the values that they return, and the
// arguments that they ignore. None of the libraries is in the npm registry for browsers.

/** The methods of lists that prototype.js 1.6.0 and 1.7.0 share. */
const PROTOTYPE = `
  window.$A = (given) => {
    if (!given) return []
    if (given.toArray) return given.toArray()
    const list = []
    for (let at = 0; at < (given.length || 0); at++) list[at] = given[at]
    return list
  }
  Array.from = window.$A
  const methods = (iterator) => iterator || ((item) => item)
  const extend = (target, own) => { for (const name in own) target[name] = own[name] }
  const enumerable = {
    each(iterator, context) { for (let at = 0; at < this.length; at++) iterator.call(context, this[at], at); return this },
    map(iterator, context) { const made = []; this.each((item, at) => made.push(methods(iterator).call(context, item, at))); return made },
    filter(iterator, context) { const made = []; this.each((item, at) => { if (iterator.call(context, item, at)) made.push(item) }); return made },
    find(iterator, context) { for (let at = 0; at < this.length; at++) if (iterator.call(context, this[at], at)) return this[at] },
    every(iterator, context) { let all = true; this.each((item, at) => { all = all && !!methods(iterator).call(context, item, at) }); return all },
    some(iterator, context) { let any = false; this.each((item, at) => { any = any || !!methods(iterator).call(context, item, at) }); return any },
    include(item) { return this.indexOf(item) > -1 },
    inject(memo, iterator) { this.each((item, at) => { memo = iterator(memo, item, at) }); return memo },
    pluck(name) { return this.map((item) => item[name]) },
    toArray() { return [].concat(this) },
    first() { return this[0] },
    last() { return this[this.length - 1] },
    clear() { this.length = 0; return this },
    compact() { return this.filter((item) => item != null) },
    size() { return this.length },
    clone() { return [].concat(this) },
    without(...items) { return this.filter((item) => !items.include(item)) },
  }
  enumerable.entries = enumerable.toArray
  enumerable.select = enumerable.findAll = enumerable.filter
  enumerable.detect = enumerable.find
  extend(Array.prototype, enumerable)
  extend(String.prototype, {
    strip() { return this.replace(/^\\s+|\\s+$/g, '') },
    include(text) { return this.indexOf(text) > -1 },
    startsWith(text) { return this.indexOf(text) === 0 },
    endsWith(text) { const at = this.length - text.length; return at >= 0 && this.lastIndexOf(text) === at },
    blank() { return /^\\s*$/.test(this) },
    empty() { return this == '' },
    sub(pattern, text) { return this.replace(pattern, text) },
  })
  extend(Element.prototype, {
    visible() { return this.style.display !== 'none' },
    hide() { this.style.display = 'none'; return this },
    show() { this.style.display = ''; return this },
    update(markup) { this.innerHTML = markup; return this },
    remove() { this.parentNode.removeChild(this); return this },
    insert(markup) { this.insertAdjacentHTML('beforeend', markup); return this },
    clone(deep) { return this.cloneNode(deep) },
    select(rule) { return window.$A(this.querySelectorAll(rule)) },
    addClassName(name) { this.classList.add(name); return this },
    observe(type, heard) { this.addEventListener(type, heard); return this },
  })
  document.getElementsByClassName = (name) => window.$A(document.querySelectorAll('.' + name))
  window.$ = (id) => document.getElementById(id)
`

/** prototype.js 1.6.0: replaces JSON by \`toJSON\` of lists, texts, numbers and dates, and \`reduce\` and \`bind\`. */
export const PROTOTYPE_1_6 = `(() => {${PROTOTYPE}
  const quoted = (text) => '"' + String(text).replace(/["\\\\]/g, '\\\\$&') + '"'
  Object.toJSON = (value) => {
    if (value === null) return 'null'
    if (typeof value === 'boolean' || typeof value === 'number') return String(value)
    if (typeof value === 'string') return quoted(value)
    if (typeof value !== 'object') return undefined
    if (value.toJSON) return value.toJSON()
    return '{' + Object.keys(value).map((name) => quoted(name) + ': ' + Object.toJSON(value[name])).join(', ') + '}'
  }
  Array.prototype.toJSON = function () { return '[' + this.map((item) => Object.toJSON(item)).compact().join(', ') + ']' }
  String.prototype.toJSON = function () { return quoted(this) }
  Number.prototype.toJSON = function () { return isFinite(this) ? this.toString() : 'null' }
  Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"' }
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] }
  Array.prototype.reverse = ((native) => function (inline) { return native.call(inline !== false ? this : this.toArray()) })(Array.prototype.reverse)
  Function.prototype.bind = function (context, ...given) {
    if (arguments.length < 2 && context === undefined) return this
    const run = this
    return function (...more) { return run.apply(context, given.concat(more)) }
  }
})()`

/** prototype.js 1.7.0: the browser's JSON, \`reduce\` and \`bind\`. */
export const PROTOTYPE_1_7 = `(() => {${PROTOTYPE}})()`

/** MooTools 1.2 to 1.5: \`Array.from\` wraps its argument, \`bind\` takes a list of arguments, constructors are replaced. */
export const MOOTOOLS = `(() => {
  const listed = (given) => (given == null ? [] : typeof given === 'object' && typeof given.length === 'number' ? [].slice.call(given) : [given])
  Array.from = listed
  window.$A = listed
  Number.from = (item) => { const number = parseFloat(item); return isFinite(number) ? number : null }
  String.from = (item) => item + ''
  Function.from = (item) => (typeof item === 'function' ? item : () => item)
  Function.prototype.bind = function (context, given) {
    const run = this
    return function (...more) { return run.apply(context, given === undefined ? more : listed(given)) }
  }
  Function.prototype.pass = function (given, context) { return this.bind(context, given) }
  Function.prototype.delay = function (ms) { return setTimeout(this, ms) }
  Object.assign(Array.prototype, {
    contains(item) { return this.indexOf(item) !== -1 },
    include(item) { if (!this.contains(item)) this.push(item); return this },
    combine(items) { for (const item of items) this.include(item); return this },
    append(items) { this.push(...items); return this },
    erase(item) { const at = this.indexOf(item); if (at > -1) this.splice(at, 1); return this },
    empty() { this.length = 0; return this },
    clean() { return this.filter((item) => item != null) },
    associate(keys) { const made = {}; this.forEach((item, at) => { made[keys[at]] = item }); return made },
    getLast() { return this.length ? this[this.length - 1] : null },
    each(run, context) { this.forEach(run, context) },
  })
  String.prototype.contains = function (text, separator) {
    return separator ? (separator + this + separator).indexOf(separator + text + separator) > -1 : this.indexOf(text) > -1
  }
  String.prototype.test = function (pattern) { return new RegExp(pattern).test(this) }
  Object.assign(Element.prototype, {
    get(name) { return this.getAttribute(name) },
    set(name, value) { this.setAttribute(name, value); return this },
    adopt(...items) { this.append(...items); return this },
    inject(home) { home.appendChild(this); return this },
    dispose() { return this.parentNode ? this.parentNode.removeChild(this) : this },
    destroy() { this.remove(); return null },
    addEvent(type, heard) { this.addEventListener(type, heard); return this },
    getElements(rule) { return listed(this.querySelectorAll(rule)) },
  })
  const Native = window.Element
  window.Element = function (tag, given) { return Object.assign(document.createElement(tag), given) }
  window.Element.prototype = Native.prototype
  window.$ = document.id = (id) => (typeof id === 'string' ? document.getElementById(id) : id)
})()`
