import { Tag, type TagKind } from '@/components/ui/kit/tag'
import type { OwnRestriction } from '@/lib/contract/entities/restriction'
import styles from './restriction.module.css'

type Appeal = NonNullable<OwnRestriction['appeal']>
const TONES: Readonly<Record<Appeal['state'], TagKind | undefined>> = {
  open: 'info',
  kept: 'danger',
  overturned: 'safe',
  closed: undefined,
}

/** An appeal as its member wrote it, and the decision. */
export function AppealView({ appeal }: { appeal: Appeal }) {
  return (
    <section className={styles.appeal} aria-label="申诉">
      <h4>
        申诉
        <Tag kind={TONES[appeal.state]}>{appeal.stateName}</Tag>
      </h4>
      <p className={styles.statement}>{appeal.statement}</p>
      {appeal.pictures.length > 0 ? (
        <div className={styles.pictures}>
          {appeal.pictures.map((url, i) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={`凭证 ${i + 1}`} width={72} height={54} loading="lazy" />
            </a>
          ))}
        </div>
      ) : null}
      <p className="muted">
        {appeal.state === 'open'
          ? `${appeal.createTime.slice(0, 16)} 提交，${appeal.dueTime.slice(0, 16)} 前处理，结果会通知你。`
          : `${appeal.decideTime?.slice(0, 16) ?? ''} ${appeal.reason || '限制已结束，申诉随之结束。'}`}
      </p>
    </section>
  )
}
