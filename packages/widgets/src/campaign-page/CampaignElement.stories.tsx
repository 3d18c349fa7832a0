import { aCampaign } from '@fandeck/sdk/testing'
import { createElement, useState } from 'react'
import { boardKit } from '../boards/board/board.fixtures.tsx'
import { configure } from '../element/element-config.ts'
import { controlled } from '../stories/controlled.tsx'
import { FandeckCampaignElement } from './Campaign.element.tsx'
import { aGroup, campaignKit } from './campaign.fixtures.tsx'

export default { title: 'Elements / Campaign' }

interface TagProps {
  group?: boolean
  lang?: string
}

/** A custom element on a server with a page of a group, or with a section of every kind. */
function Tag({ group = false, ...attributes }: TagProps) {
  useState(() => {
    configure({ fandeck: boardKit(campaignKit(group ? aGroup() : aCampaign())).fandeck })
    FandeckCampaignElement.define()
  })
  return createElement('fandeck-campaign', { slug: 'fcseoul-2025', ...attributes })
}

export const Group = () => <Tag group />
export const English = () => <Tag group lang="en" />
export const EverySection = () => <Tag />

export const Controls = controlled({ group: true, lang: 'ko' }, (args) => <Tag {...args} />, {
  lang: ['ko', 'en'],
})
