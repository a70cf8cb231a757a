'use client'

import { Button, Tag } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { LEGAL_KINDS, LEGAL_TITLES, type LegalKind, legalPath } from '@/lib/shared/site/legal'

type Row = OutputOf<ApiContract['GET /console/legalDocuments']>['list'][number]
const LegalForm = lazy(() => import('./legal-form'))

const STATES: Readonly<Record<Row['state'], [label: string, color?: string]>> = {
  draft: ['草稿', 'warning'],
  scheduled: ['待生效', 'processing'],
  inForce: ['现行', 'success'],
  former: ['历史版本'],
}

/** All versions of the legal documents; one draft each is edited and published. */
export default function LegalScreen() {
  const [version, setVersion] = useState(0)
  const [edited, setEdited] = useState<LegalKind | null>(null)
  const { data, error, reload } = useLoad(`legal ${version}`, () => call('GET /console/legalDocuments', {}))
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={480} />
  const listOf = (kind: LegalKind) => data.list.filter((row) => row.kind === kind)
  const handleClose = () => {
    setEdited(null)
    setVersion((n) => n + 1)
  }
  if (edited)
    return (
      <Suspense fallback={<Skeleton height={480} />}>
        <LegalForm kind={edited} versions={listOf(edited)} onClose={handleClose} />
      </Suspense>
    )
  return (
    <ScreenPage title="协议与条款" note="所有站点共用。发布后不能修改，旧版本一直可以查看">
      {LEGAL_KINDS.map((kind) => {
        const list = listOf(kind)
        const draft = list.find(({ state }) => state === 'draft')
        return (
          <section key={kind} className={`panel ${styles.box}`} aria-label={LEGAL_TITLES[kind]}>
            <div className={styles.filters}>
              <strong>{LEGAL_TITLES[kind]}</strong>
              <Button size="small" type={draft ? 'primary' : 'default'} onClick={() => setEdited(kind)}>
                {draft ? '编辑草稿' : '起草新版本'}
              </Button>
            </div>
            <ul className={styles.versions}>
              {list.map((row) => (
                <VersionRow key={row.documentId} row={row} />
              ))}
            </ul>
          </section>
        )
      })}
    </ScreenPage>
  )
}

function VersionRow({ row }: { row: Row }) {
  const { kind, version, state, effectiveTime, note, by } = row
  const [label, color] = STATES[state]
  const name = `第 ${version} 版`
  return (
    <li>
      <Tag color={color}>{label}</Tag>
      {state === 'draft' ? (
        name
      ) : (
        <a href={legalPath(kind, version)} target="_blank" rel="noreferrer">
          {name}
        </a>
      )}
      <span className={styles.sub}>
        {[effectiveTime && `${effectiveTime.slice(0, 16)} 生效`, by || '随程序提供', note].filter(Boolean).join('，')}
      </span>
    </li>
  )
}
