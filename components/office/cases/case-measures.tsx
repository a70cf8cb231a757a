'use client'

import type { StaffCase } from '@/lib/contract/entities/service-case'
import { AuthorityEvidence } from './authority-evidence'
import { AuthorityHold } from './authority-hold'
import { GuardianAccount } from './guardian-account'
import { NoticeGoods } from './notice-goods'

interface Props {
  file: StaffCase
  onChanged: () => void
}

/** What the handler of a guardian, a rights holder or an authority can do besides writing. */
export function CaseMeasures({ file, onChanged }: Props) {
  const isHandled = file.isMine && (file.state === 'working' || file.state === 'asked')
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
