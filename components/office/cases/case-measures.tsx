'use client'

import type { StaffCase } from '@/lib/contract/entities/service-case'
import { CASE_FORMS } from '@/lib/shared/trade/service-cases'
import { AuthorityEvidence } from './authority-evidence'
import { AuthorityHold } from './authority-hold'
import { CaseInquiry } from './case-inquiry'
import { GuardianAccount } from './guardian-account'
import { NoticeGoods } from './notice-goods'

/** What the form calls it. */
const INQUIRY = CASE_FORMS.complaint.facts.find(({ key }) => key === 'inquiry')?.label

interface Props {
  file: StaffCase
  onChanged: () => void
}

/** What the handler of a report, a guardian, a rights holder or an authority can do besides writing. */
export function CaseMeasures({ file, onChanged }: Props) {
  const isHandled = file.isMine && (file.state === 'working' || file.state === 'asked')
  if (file.facts.some(({ label }) => label === INQUIRY)) return <CaseInquiry caseSn={file.caseSn} />
  if (file.kind === 'rights') return <NoticeGoods file={file} isHandled={isHandled} onChanged={onChanged} />
  if (!isHandled) return null
  if (file.kind === 'guardian') return <GuardianAccount file={file} onChanged={onChanged} />
  if (file.kind !== 'authority') return null
  return (
    <>
      <AuthorityEvidence file={file} onChanged={onChanged} />
      <AuthorityHold caseSn={file.caseSn} onChanged={onChanged} />
    </>
  )
}
