'use client'

import { Segmented } from 'antd'
import { useState } from 'react'
import { BoardsPart } from './boards-part'
import { GiftsPart } from './gifts-part'
import { LotteriesPart } from './lotteries-part'
import { SeasonsPart } from './seasons-part'

const PARTS = {
  seasons: { label: '赛季预约', Content: SeasonsPart },
  lotteries: { label: '抽奖', Content: LotteriesPart },
  boards: { label: '榜单', Content: BoardsPart },
  gifts: { label: '赠券', Content: GiftsPart },
} as const
type Part = keyof typeof PARTS
const OPTIONS = (Object.keys(PARTS) as Part[]).map((value) => ({ value, label: PARTS[value].label }))

/** Campaigns of the current site. */
export default function CampaignsScreen() {
  const [part, setPart] = useState<Part>('seasons')
  const { Content } = PARTS[part]
  return <Content tabs={<Segmented<Part> options={OPTIONS} value={part} onChange={setPart} />} />
}
