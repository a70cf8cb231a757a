import { expect, it } from 'vitest'
import { turnOf } from '@/lib/server/modules/aftersales/cases/claim/rules-words'
import type { Claim } from '@/lib/server/modules/aftersales/cases/claim/types'

const NOW = new Date('2026-11-21T06:00:00Z')
const claim = (more: Partial<Claim>) =>
  ({ kind: 'topUps', payFen: 10_800n, owedFen: 7200n, filedAt: NOW, appealedAt: null, dueAt: NOW, ...more }) as Claim

it.each<Partial<Claim>>([
  { stage: 'review', outcome: null },
  { stage: 'advanced', outcome: null },
  { stage: 'closed', outcome: 'advanced' },
])('the claim text at %o calls its payment compensation, because top-ups are not the goods price', (at) => {
  const { title, text } = turnOf(claim(at), 'buyer')
  expect(title + text).toMatch(/赔款自动到|赔款到账/)
})
