import parser from '@typescript-eslint/parser'
import hooks from 'eslint-plugin-react-hooks'

const { plugins, rules } = hooks.configs.flat['recommended-latest']

export default [
  {
    files: ['examples/**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins,
    rules: {
      ...rules,
      // React Hook Form and TanStack Virtual, which the compiler of React would leave as they are.
      'react-hooks/incompatible-library': 'off',
      // Each finding was read: a ref of the latest callback, and states that follow the address.
      'react-hooks/refs': 'off',
      'react-hooks/set-state-in-effect': 'off',
    },
  },
]
