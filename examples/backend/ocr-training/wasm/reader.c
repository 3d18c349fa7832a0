// The network's operations in WebAssembly SIMD: pictures are rows of pixels of channels, and every number of channels
// but that of the window is a multiple of eight. `reader.wasm` is built from it by the command in README.md.
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(#name))) void name

typedef const float *restrict Numbers;

// A 6x6 convolution with a stride of 4 and a border of 1 over one channel, then ReLU. Weights: [36][outer].
EXPORT(first)(Numbers in, Numbers weights, Numbers bias, float *restrict out, int height, int width, int outer) {
  for (int row = 0; row < height / 4; row++)
    for (int column = 0; column < width / 4; column++, out += outer)
      for (int o = 0; o < outer; o += 4) {
        v128_t sum = wasm_v128_load(bias + o);
        for (int i = 0; i < 36; i++) {
          int y = row * 4 - 1 + i / 6, x = column * 4 - 1 + i % 6;
          if (y < 0 || y >= height || x < 0 || x >= width) continue;
          v128_t value = wasm_f32x4_splat(in[y * width + x]);
          sum = wasm_f32x4_add(sum, wasm_f32x4_mul(value, wasm_v128_load(weights + i * outer + o)));
        }
        wasm_v128_store(out + o, wasm_f32x4_max(sum, wasm_f32x4_const_splat(0)));
      }
}

// One filter for each channel. Weights: [tall * wide][channels].
EXPORT(depthwise)(Numbers in, Numbers weights, float *restrict out, int height, int width, int channels, int tall,
                  int wide, int down, int across) {
  for (int row = 0; row < height; row += down)
    for (int column = 0; column < width; column += across, out += channels)
      for (int c = 0; c < channels; c += 4) {
        v128_t sum = wasm_f32x4_const_splat(0);
        for (int i = 0; i < tall; i++) {
          int y = row - tall / 2 + i;
          if (y < 0 || y >= height) continue;
          for (int j = 0; j < wide; j++) {
            int x = column - wide / 2 + j;
            if (x < 0 || x >= width) continue;
            v128_t value = wasm_v128_load(in + (y * width + x) * channels + c);
            sum = wasm_f32x4_add(sum, wasm_f32x4_mul(value, wasm_v128_load(weights + (i * wide + j) * channels + c)));
          }
        }
        wasm_v128_store(out + c, sum);
      }
}

// A 1x1 convolution of that many pixels, writing up to three more, then ReLU, then the short cut. Weights: [inner][outer].
EXPORT(pointwise)(Numbers in, Numbers weights, Numbers bias, float *restrict out, const float *add, int pixels,
                  int inner, int outer, int relu) {
  v128_t least = relu ? wasm_f32x4_const_splat(0) : wasm_f32x4_const_splat(-3e38f);
  for (int pixel = 0; pixel < pixels; pixel += 4)
    for (int o = 0; o < outer; o += 8) {
      v128_t sum[4][2];
      for (int p = 0; p < 4; p++)
        for (int half = 0; half < 2; half++) sum[p][half] = wasm_v128_load(bias + o + half * 4);
      for (int i = 0; i < inner; i++) {
        v128_t near = wasm_v128_load(weights + i * outer + o), far = wasm_v128_load(weights + i * outer + o + 4);
        for (int p = 0; p < 4; p++) {
          v128_t value = wasm_v128_load32_splat(in + (pixel + p) * inner + i);
          sum[p][0] = wasm_f32x4_add(sum[p][0], wasm_f32x4_mul(value, near));
          sum[p][1] = wasm_f32x4_add(sum[p][1], wasm_f32x4_mul(value, far));
        }
      }
      for (int p = 0; p < 4; p++)
        for (int half = 0; half < 2; half++) {
          int at = (pixel + p) * outer + o + half * 4;
          v128_t value = wasm_f32x4_max(sum[p][half], least);
          wasm_v128_store(out + at, add ? wasm_f32x4_add(value, wasm_v128_load(add + at)) : value);
        }
    }
}

// The sum of the rows, each with its own share in every column. Shares: [height][width].
EXPORT(collapse)(Numbers in, Numbers shares, float *restrict out, int height, int width, int channels) {
  for (int column = 0; column < width; column++)
    for (int c = 0; c < channels; c += 4) {
      v128_t sum = wasm_f32x4_const_splat(0);
      for (int row = 0; row < height; row++) {
        v128_t value = wasm_v128_load(in + (row * width + column) * channels + c);
        sum = wasm_f32x4_add(sum, wasm_f32x4_mul(value, wasm_f32x4_splat(shares[row * width + column])));
      }
      wasm_v128_store(out + column * channels + c, sum);
    }
}
