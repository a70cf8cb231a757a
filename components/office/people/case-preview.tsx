'use client'

import { Modal } from 'antd'
import { useGames } from '@/components/office/parts/use-games'
import { RulingPage } from '@/components/site/trust/ruling-page'
import type { RulingDetail } from '@/lib/contract/entities/ruling'

/** What the form holds; anything may still be missing. */
export interface CaseDraft {
  kind: 'trade' | 'retrieval'
  title?: string
  gameId?: number
  parties?: { role?: string; name?: string }[]
  facts?: string
  reasoning?: string
  ruleName?: string
  ruleText?: string
  decision?: string
  claimed?: string
  awarded?: string
  openTime: string
  decideTime: string
  timeline: { time: string; title?: string; note?: string }[]
}

const yuan = (text = ''): string => (Number.isFinite(Number(text)) ? Number(text).toFixed(2) : '0.00')

/** A case as its page would show it, made of what is in the form. */
export default function CasePreview({ draft, onClose }: { draft: CaseDraft; onClose: () => void }) {
  const games = useGames()
  const { title, gameId = 0, parties = [], facts = '', reasoning = '', claimed, awarded } = draft
  const ruling: RulingDetail = {
    code: '公示后生成编号',
    kind: draft.kind,
    title: title || '未填标题',
    gameId,
    gameName: games.find(({ value }) => value === gameId)?.label ?? '',
    reasonName: '',
    subjectKindName: '',
    subject: '',
    summary: '',
    decision: draft.decision ?? '',
    claimed: yuan(claimed),
    awarded: yuan(awarded),
    state: 'final',
    openTime: draft.openTime,
    decideTime: draft.decideTime,
    parties: parties.map(({ role = '', name = '' }) => ({ role, name })),
    facts,
    reasoning: reasoning.split('\n').filter((line) => line.trim() !== ''),
    ruleName: draft.ruleName ?? '',
    ruleText: draft.ruleText ?? '',
    timeline: draft.timeline.map(({ time, title: step = '', note = '' }) => ({ time, title: step, note })),
    published: true,
    appealUntil: null,
    next: [],
  }
  return (
    <Modal open title="预览：访客看到的样子" width={1120} footer={null} onCancel={onClose}>
      <div inert>
        <RulingPage ruling={ruling} origin={location.origin} />
      </div>
    </Modal>
  )
}
