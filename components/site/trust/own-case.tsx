import type { ReactNode } from 'react'
import { Tag, type TagKind } from '@/components/ui/kit/tag'
import type { OwnAppeal, OwnReport } from '@/lib/contract/entities/ruling'
import { APPEAL_STATES, REPORT_STATES, rulingPath } from '@/lib/shared/trade/trust'
import styles from './trust.module.css'

const TAGS: Record<OwnReport['state'] | OwnAppeal['state'], TagKind | undefined> = {
  pending: 'bargain',
  accepted: 'safe',
  rejected: 'danger',
  granted: 'safe',
  dismissed: 'danger',
  inadmissible: undefined,
}

export function ReportCase({ report }: { report: OwnReport }) {
  return (
    <Case
      title={`${report.kindName} ${report.account}`}
      tag={<Tag kind={TAGS[report.state]}>{REPORT_STATES[report.state]}</Tag>}
      meta={[report.reasonName, report.gameName, report.orderSn && `订单 ${report.orderSn}`, report.sn]}
      statement={report.story}
      own={report}
      link={report.rulingCode ? { href: `/black/${report.rulingCode}`, text: '查看处理结果' } : undefined}
    />
  )
}

export function AppealCase({ appeal }: { appeal: OwnAppeal }) {
  return (
    <Case
      title={appeal.rulingTitle}
      tag={<Tag kind={TAGS[appeal.state]}>{APPEAL_STATES[appeal.state]}</Tag>}
      meta={[`处理结果 ${appeal.rulingCode}`, appeal.sn]}
      statement={appeal.statement}
      own={appeal}
      link={{ href: rulingPath(appeal.rulingKind, appeal.rulingCode), text: '查看处理结果' }}
    />
  )
}

interface CaseProps {
  title: string
  tag: ReactNode
  meta: string[]
  statement: string
  own:
    | Pick<OwnReport, 'state' | 'evidence' | 'overdue' | 'dueTime' | 'createTime' | 'reviewReason' | 'reviewTime'>
    | OwnAppeal
  link?: { href: string; text: string }
}

function Case({ title, tag, meta, statement, own, link }: CaseProps) {
  return (
    <li className={styles.case}>
      <h3>
        {title} {tag}
      </h3>
      <p className={styles.rulingMeta}>
        <time className="num">{own.createTime.slice(0, 16)}</time>
        {meta.filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      <p className={styles.statement}>{statement}</p>
      {own.evidence.length > 0 ? (
        <p className={styles.pictures}>
          {own.evidence.map((url, i) => (
            <a key={url} href={url} target="_blank" rel="noopener">
              <img src={url} alt={`证据图片 ${i + 1}`} loading="lazy" width={64} height={64} />
            </a>
          ))}
        </p>
      ) : null}
      <p className={styles.outcome}>
        {own.state === 'pending' ? waiting(own) : `${own.reviewTime?.slice(0, 16)} 审核：${own.reviewReason}`}
        {link ? (
          <>
            {' '}
            <a className="link" href={link.href}>
              {link.text}
            </a>
          </>
        ) : null}
      </p>
    </li>
  )
}

const waiting = ({ overdue, dueTime }: { overdue: boolean; dueTime: string }): string =>
  overdue ? '已超过承诺时间，已排在审核队列最前' : `审核人员将在 ${dueTime.slice(0, 16)} 前给出结论`
