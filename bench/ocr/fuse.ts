import { channelTensor, type OnnxNode, onnxNode, readOnnx, scalarOf, writeOnnx } from './onnx.ts'

/**
 * The same network in fewer operations, so that onnxruntime keeps it in the layout in which it is fast. Paddle's export
 * spells two things out that the runtime then takes for what they look like, whole passes over the picture each:
 *
 * - `x * clip(x + 3, 0, 6) / 6`, a hard swish, becomes `x * HardSigmoid(x)`;
 * - `scale * x + shift` becomes a BatchNormalization, which the runtime folds into the convolution before it.
 *
 * Answers differ by rounding alone; figures in docs/maintainers/reliability.md.
 */
export function fuse(bytes: Uint8Array): Uint8Array {
  const model = readOnnx(bytes)
  const { node: nodes, initializer } = model.graph
  const constants = new Map(nodes.map(({ output: [name], attribute: [value] }) => [name, value?.t]))
  const users = Map.groupBy(
    nodes.flatMap((node) => node.input.map((name) => ({ name, node }))),
    ({ name }) => name,
  )
  const channels = new Map<string, number>()
  const dropped = new Set<OnnxNode>()

  /** Returns the operation that alone consumes this one's output, if it is of that type. */
  function onlyUser(node: OnnxNode | undefined, opType: string): OnnxNode | undefined {
    const [first, ...others] = users.get(node?.output[0] ?? '') ?? []
    return others.length === 0 && first?.node.opType === opType ? first.node : undefined
  }
  const scalar = (name = '') => scalarOf(constants.get(name))

  /** Infers the number of channels of an operation's output where possible. */
  function follow({ opType, input, output }: OnnxNode): void {
    const weights = constants.get(input[1] ?? '')?.dims
    const count = opType === 'Conv' ? weights?.[0] : input.map((name) => channels.get(name)).find(Boolean)
    if (count !== undefined && opType !== 'ConvTranspose') channels.set(output[0] ?? '', count)
  }

  function hardSwish(add: OnnxNode): OnnxNode[] | undefined {
    const [x = '', three] = add.input
    const clip = add.opType === 'Add' && scalar(three) === 3 ? onlyUser(add, 'Clip') : undefined
    const times = onlyUser(clip, 'Mul')
    const divide = onlyUser(times, 'Div')
    if (!clip || !times?.input.includes(x) || !divide || scalar(divide.input[1]) !== 6) return undefined
    for (const node of [clip, times, divide]) dropped.add(node)
    const share = onnxNode('HardSigmoid', [x], clip.output, { alpha: 1 / 6, beta: 0.5 })
    return [share, onnxNode('Mul', [x, ...clip.output], divide.output)]
  }

  function affine(times: OnnxNode): OnnxNode[] | undefined {
    const [factor, x = ''] = times.input
    const add = times.opType === 'Mul' ? onlyUser(times, 'Add') : undefined
    const [count, scale, shift] = [channels.get(x), scalar(factor), scalar(add?.input[1])]
    if (!add || count === undefined || scale === undefined || shift === undefined) return undefined
    dropped.add(add)
    const parts = Object.entries({ scale, shift, mean: 0, variance: 1 }).map(([part, value]) =>
      channelTensor(`${add.output[0]}.${part}`, count, value),
    )
    initializer.push(...parts)
    const names = parts.map(({ name }) => String(name))
    return [onnxNode('BatchNormalization', [x, ...names], add.output, { epsilon: 0 })]
  }

  model.graph.node = nodes.flatMap((node) => {
    if (dropped.has(node)) return []
    const instead = hardSwish(node) ?? affine(node) ?? [node]
    for (const one of instead) follow(one)
    return instead
  })
  return writeOnnx(model)
}
