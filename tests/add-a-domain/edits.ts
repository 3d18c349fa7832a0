// What a new domain and a new payment method change by hand outside of their folders; `add-a-domain.long.test.ts` measures
// it, and `pnpm figures` prints it.

/** A change of a file: `after` gets a line below it. */
export interface Edit {
  file: string
  after: string
  line: string
}

/** The edits of the domain in `domain/`. */
export const DOMAIN_EDITS: readonly Edit[] = [
  {
    file: 'docs/guides/errors.md',
    after:
      '| `config/invalid` | `createFandeck` or an element got an option that is missing, unsafe or of the wrong form; the message names it | correct the option |',
    line: '| `cheers/already-sent` | the member has sent a cheer | say so |',
  },
  {
    file: 'docs/guides/ko/errors.md',
    after:
      '| `config/invalid` | `createFandeck`이나 태그에 준 설정이 없거나, 안전하지 않거나, 형식이 달라요. 메시지에 이름이 있어요 | 설정을 고쳐요 |',
    line: '| `cheers/already-sent` | 회원이 이미 응원을 보냈어요 | 보냈다고 알려 줘요 |',
  },
  {
    file: 'packages/react/src/internal/invalidation.test.ts',
    after: "  'campaigns:upgraded': cards,",
    line: "  'cheers:sent': ['cheers'],",
  },
  {
    file: 'packages/widgets/README.md',
    after:
      "| [`CardDeck`](https://github.com/fandeck/fandeck/blob/main/packages/widgets/src/card-deck/README.md) | a member's cards and closed packs with search, filters and order; also `<fandeck-deck>` |",
    line: '| [`CheerWall`](https://github.com/fandeck/fandeck/blob/main/packages/widgets/src/cheer-wall/README.md) | a wall of cheers; also `<fandeck-cheer-wall>` |',
  },
]

/** The files of the domain beside others of their kind. */
export const DOMAIN_FILES: readonly string[] = [
  'packages/widgets/src/theme/errors/cheers.en.ts',
  'packages/widgets/src/theme/errors/cheers.ko.ts',
]

/** The edits of the payment method in `method/`, which the sheet offers and PortOne takes. */
export const METHOD_EDITS: readonly Edit[] = [
  { file: 'packages/sdk/src/http/payment-method.ts', after: "  T: 'toss',", line: "  S: 'samsungPay'," },
  ...(['ko', 'en'] as const).flatMap((language) =>
    ['purchase', 'transactions'].map((place) => ({
      file: `packages/widgets/src/theme/payment-methods.${language}.ts`,
      after: { ko: `'${place}.method.easyPay': '간편결제',`, en: `'${place}.method.easyPay': 'Easy pay',` }[
        language
      ],
      line: {
        ko: `  '${place}.method.samsungPay': '삼성페이',`,
        en: `  '${place}.method.samsungPay': 'Samsung Pay',`,
      }[language],
    })),
  ),
]
