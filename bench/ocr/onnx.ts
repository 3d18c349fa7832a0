import protobuf from 'protobufjs'
import * as z from 'zod'

/** The part of ONNX's schema that text recognition models use; other parts are `bytes`. */
const { root } = protobuf.parse(`
  syntax = "proto2";
  message Tensor {
    repeated int32 dims = 1; optional int32 data_type = 2; repeated float float_data = 4 [packed = true];
    repeated int32 int32_data = 5 [packed = true]; repeated int64 int64_data = 7 [packed = true];
    optional string name = 8; optional bytes raw_data = 9;
  }
  message Attribute {
    optional string name = 1; optional float f = 2; optional int64 i = 3; optional bytes s = 4; optional Tensor t = 5;
    repeated float floats = 7; repeated int64 ints = 8; optional int32 type = 20;
  }
  message Node {
    repeated string input = 1; repeated string output = 2; optional string name = 3; optional string op_type = 4;
    repeated Attribute attribute = 5; optional string domain = 7;
  }
  message Graph {
    repeated Node node = 1; optional string name = 2; repeated Tensor initializer = 5; repeated bytes input = 11;
    repeated bytes output = 12;
  }
  message Model { optional int64 ir_version = 1; optional Graph graph = 7; repeated bytes opset_import = 8; }
`)
const Wire = root.lookupType('Model')

const FLOAT = 1
const Tensor = z.looseObject({
  dims: z.array(z.int()).default([]),
  dataType: z.int(),
  rawData: z.instanceof(Uint8Array).optional(),
})
const Attribute = z.looseObject({ name: z.string(), f: z.number().optional(), t: Tensor.optional() })
const Node = z.looseObject({
  opType: z.string(),
  input: z.array(z.string()).default([]),
  output: z.array(z.string()),
  attribute: z.array(Attribute).default([]),
})
const Model = z.looseObject({
  graph: z.looseObject({ node: z.array(Node), initializer: z.array(Tensor).default([]) }),
})

export type OnnxTensor = z.infer<typeof Tensor>
export type OnnxNode = z.infer<typeof Node>
/** A model in ONNX: operations with their inputs and outputs. */
export type OnnxModel = z.infer<typeof Model>

export const readOnnx = (bytes: Uint8Array): OnnxModel => Model.parse(Wire.toObject(Wire.decode(bytes)))

export const writeOnnx = (model: OnnxModel): Uint8Array => Wire.encode(model).finish()

/** A tensor with one value per channel. */
export const channelTensor = (name: string, channels: number, value: number): OnnxTensor => ({
  name,
  dims: [channels],
  dataType: FLOAT,
  rawData: new Uint8Array(new Float32Array(channels).fill(value).buffer),
})

export const onnxNode = (
  opType: string,
  input: string[],
  output: string[],
  numbers: Readonly<Record<string, number>> = {},
): OnnxNode => ({
  opType,
  input,
  output,
  attribute: Object.entries(numbers).map(([name, f]) => ({ name, f, type: FLOAT })),
})

/** Returns the number in a tensor of one float. */
export function scalarOf(tensor: OnnxTensor | undefined): number | undefined {
  const bytes = tensor?.dataType === FLOAT ? tensor.rawData : undefined
  return bytes?.length === 4 ? new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true) : undefined
}
