/** The tensors of the weights file, as `export.py` writes them: names and shapes in the order of the file. */
export interface WeightsAbout {
  /** The characters that were trained, in the order of the classes. */
  alphabet: string
  /** Width and height of the input, px. */
  window: readonly [number, number]
  tensors: readonly (readonly [name: string, shape: readonly number[]])[]
}

/** What the network sees in a window; valid until the next one. */
export interface Seen {
  /** The characters of the classes. */
  alphabet: string
  /** Of each column: that of nothing, then of each character, [column][class]. */
  probabilities: Float32Array
  /** The height of the line along the window: 0 is the top, 1 the bottom; half as many as columns. */
  heights: Float32Array
}

/** A picture in the memory: rows of pixels of channels. */
interface Layer {
  at: number
  height: number
  width: number
  channels: number
}

interface Tensor {
  at: number
  shape: readonly number[]
}

const PAGE = 65_536
const FLOAT = 4
/** The blocks that halve the picture: down and across. */
const STRIDES: Readonly<Record<string, readonly [number, number]>> = {
  'picture.1': [2, 2],
  'picture.4': [2, 1],
}

/** Makes `count` numbers from `at` on, `stride` apart, positive with a sum of one. */
function softmax(numbers: Float32Array, at: number, count: number, stride: number): void {
  let [most, sum] = [Number.NEGATIVE_INFINITY, 0]
  for (let i = 0; i < count; i++) most = Math.max(most, numbers[at + i * stride] ?? 0)
  for (let i = 0; i < count; i++) {
    const value = Math.exp((numbers[at + i * stride] ?? 0) - most)
    numbers[at + i * stride] = value
    sum += value
  }
  for (let i = 0; i < count; i++) numbers[at + i * stride] = (numbers[at + i * stride] ?? 0) / sum
}

/** Turns [outer][inner] into [inner][outer], the order in which the kernels read weights. */
function turned(values: ArrayLike<number>, outer: number): Float32Array {
  const inner = values.length / outer
  return Float32Array.from(
    { length: values.length },
    (_, i) => values[(i % outer) * inner + Math.floor(i / outer)] ?? 0,
  )
}

/**
 * Prepares the network in WebAssembly SIMD, the same on a server and in a browser's worker.
 *
 * @param trained the weights, from `numbersOf`
 * @returns a function from a normalised window to what it shows
 */
export async function createWasmNetwork(
  wasm: BufferSource,
  trained: Float32Array,
  { alphabet, window: [width, height], tensors }: WeightsAbout,
): Promise<(window: Float32Array) => Seen> {
  const largest = (width * height * 24) / 16
  const floats = width * height + trained.length + 3 * largest + 16 * tensors.length
  const memory = new WebAssembly.Memory({ initial: Math.ceil((floats * FLOAT) / PAGE) + 3 })
  const instance = await WebAssembly.instantiate(await WebAssembly.compile(wasm), { env: { memory } })
  const kernel = (name: string): ((...numbers: number[]) => void) => {
    const found = instance.exports[name]
    if (typeof found !== 'function') throw new TypeError(`The module has no ${name}.`)
    return (...numbers) => found(...numbers)
  }
  const [first, depthwise, pointwise, collapse] = ['first', 'depthwise', 'pointwise', 'collapse'].map(kernel)
  if (!first || !depthwise || !pointwise || !collapse) throw new TypeError('The module is incomplete.')
  const numbers = new Float32Array(memory.buffer)

  // The linker places the module's own stack in the first two pages.
  let free = 2 * PAGE
  const take = (count: number): number => {
    const at = free
    free += Math.ceil(count / 4) * 4 * FLOAT
    return at
  }
  const weights = new Map<string, Tensor>()
  let read = 0
  for (const [name, shape] of tensors) {
    let count = 1
    for (const side of shape) count *= side
    const values = trained.subarray(read, read + count)
    const at = take(count)
    numbers.set(turned(values, name.endsWith('weight') ? (shape[0] ?? 1) : 1), at / FLOAT)
    weights.set(name, { at, shape })
    read += count
  }
  if (read !== trained.length) throw new TypeError('The weights do not match their description.')
  const tensor = (name: string): Tensor => {
    const found = weights.get(name)
    if (!found) throw new TypeError(`The weights have no ${name}.`)
    return found
  }
  const input = take(width * height)
  const buffers = [take(largest), take(largest), take(largest)] as const

  /** One separable block; the result is in the buffer that neither the input nor the middle is in. */
  function block(name: string, from: Layer, middle: number, to: number): Layer {
    const [down, across] = STRIDES[name] ?? [1, 1]
    const filter = tensor(`${name}.depthwise.weight`)
    const [channels = 0, , tall = 1, wide = 1] = filter.shape
    depthwise?.(from.at, filter.at, middle, from.height, from.width, channels, tall, wide, down, across)
    const mixed = tensor(`${name}.pointwise.weight`)
    const outer = mixed.shape[0] ?? 0
    const layer = {
      at: to,
      height: Math.ceil(from.height / down),
      width: Math.ceil(from.width / across),
      channels: outer,
    }
    const add = outer === channels && down * across === 1 ? from.at : 0
    const bias = tensor(`${name}.pointwise.bias`).at
    pointwise?.(middle, mixed.at, bias, to, add, layer.height * layer.width, channels, outer, 1)
    return layer
  }
  function blocks(part: string, from: Layer): Layer {
    let layer = from
    for (let i = 0; weights.has(`${part}.${i}.depthwise.weight`); i++) {
      const [middle = 0, to = 0] = buffers.filter((at) => at !== layer.at)
      layer = block(`${part}.${i}`, layer, middle, to)
    }
    return layer
  }

  return (window) => {
    numbers.set(window, input / FLOAT)
    const filter = tensor('first.weight')
    const channels = filter.shape[0] ?? 0
    first(input, filter.at, tensor('first.bias').at, buffers[0], height, width, channels)
    const start = { at: buffers[0], height: height / 4, width: width / 4, channels }
    const picture = blocks('picture', start)

    const [shares = 0, line = 0] = buffers.filter((at) => at !== picture.at)
    const weight = tensor('rows.weight').at / FLOAT
    for (let pixel = 0; pixel < picture.height * picture.width; pixel++) {
      const from = picture.at / FLOAT + pixel * picture.channels
      let sum = 0
      for (let c = 0; c < picture.channels; c++) sum += (numbers[from + c] ?? 0) * (numbers[weight + c] ?? 0)
      // The bias is the same in every row, so the shares do not depend on it.
      numbers[shares / FLOAT + pixel] = sum
    }
    const heights = new Float32Array(picture.width)
    for (let column = 0; column < picture.width; column++) {
      softmax(numbers, shares / FLOAT + column, picture.height, picture.width)
      for (let row = 0; row < picture.height; row++)
        heights[column] =
          (heights[column] ?? 0) +
          ((numbers[shares / FLOAT + row * picture.width + column] ?? 0) * (row + 0.5)) / picture.height
    }
    collapse(picture.at, shares, line, picture.height, picture.width, picture.channels)

    const text = blocks('line', { ...picture, at: line, height: 1 })
    const [output = 0] = buffers.filter((at) => at !== text.at)
    const letters = tensor('letters.weight')
    const outer = letters.shape[0] ?? 0
    pointwise(text.at, letters.at, tensor('letters.bias').at, output, 0, text.width, text.channels, outer, 0)
    const count = text.width * outer
    // Two columns for each step, with half of its channels each.
    for (let i = 0; i < count; i += outer / 2) softmax(numbers, output / FLOAT + i, outer / 2, 1)
    return { alphabet, probabilities: numbers.subarray(output / FLOAT, output / FLOAT + count), heights }
  }
}
