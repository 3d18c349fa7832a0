import { defineCommand } from 'citty'
import colours from 'picocolors'
import { GivenBenefit, SHOP_PATHS } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { peopleIn } from './people.ts'
import { runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

const give = defineCommand({
  meta: { name: 'give', description: 'Gives a benefit to people, also to those who sign up later.' },
  args: {
    benefit: {
      type: 'positional',
      required: true,
      description: 'Its file and title, or its number',
      valueHint: 'home/TITLE',
    },
    to: {
      type: 'string',
      required: true,
      description: 'A CSV with a column member, or a phone number, mail address or member id',
      valueHint: 'people.csv',
    },
    shop: TO.to,
  },
  run: ({ args }) =>
    attempt(async () => {
      const body = { benefit: args.benefit, members: await peopleIn(args.to) }
      const done = await runningShop(args.shop).ask(SHOP_PATHS.giveBenefit, GivenBenefit, body)
      const { benefit, given, had, waiting } = done
      say(colours.green(`${benefit}: ${given} given, ${had} had it before, ${waiting} wait for sign-up.`))
    }),
})

/** `fandeck benefits`: the benefits of a running shop. */
export const benefits = defineCommand({
  meta: { name: 'benefits', description: 'Gives benefits.' },
  subCommands: { give },
})
