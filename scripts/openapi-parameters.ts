/** What the parameters in paths mean, with an example. */
export const PARAMETERS: Readonly<Record<string, readonly [description: string, example: string | number]>> =
  {
    benefitId: ['The number of the benefit.', 7],
    cardId: ['The number of the card.', 2001],
    collectionId: ['The number of the collection.', 12],
    deviceId: ['The device, as `GET /mypage/device` names it.', '6f1c2d9a-4b1e-4c55-9d3a-2f0b8e7a9c10'],
    dropId: ['The number of the drop.', 101],
    edition: ['The number of the copy of the card.', 8],
    inquiryId: ['The number of the inquiry.', 31],
    mintingId: ['The number of the printed series.', 1],
    nickname: ['The nickname that is checked.', '새벽달빛'],
    noticeId: ['The number of the notice.', 5],
    orderId: ['The number of the order.', 'FD-261120-7K2M9'],
    packId: ['The number of the pack.', 1],
    pageId: ['The page in Notion.', '0f3c1a52b7de4f6d9a8e5b2c7d1e4f60'],
    provider: ['The way to sign in.', 'google'],
    shareKey: ['The key of the shared formation or card.', 'Zm9ybWF0aW9uLXNoYXJl_1'],
    slug: ['The campaign, as in the path of its page.', 'fcseoul-2025'],
    termsId: ['The number of the version of the terms.', 3],
  }
