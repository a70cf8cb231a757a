import { Button } from '@/components/ui/kit/button'
import { Countdown } from '@/components/ui/kit/countdown'
import { Price } from '@/components/ui/kit/price'
import type { OwnWant } from '@/lib/contract/entities/want'
import { AnswerLine } from './answer-line'
import type { RequestInput } from './request-dialog'
import { StateTag } from './state-tag'
import { WantFacts } from './want-facts'
import styles from './want-layout.module.css'

interface Props {
  want: OwnWant
  loadedAt: number
  onDue: () => void
  onAsk: (request: RequestInput) => void
}

export function OwnWantCard({ want, loadedAt, onDue, onAsk }: Props) {
  return (
    <article className={styles.post}>
      <header>
        <div className={styles.what}>
          <h2>{want.title}</h2>
          <WantFacts want={want} />
          {want.detail ? <p className={styles.small}>{want.detail}</p> : null}
        </div>
        <div className={styles.money}>
          <Price yuan={want.budget} size="l" />
          <small>{want.state === 'open' ? `已预留 ¥${want.reserve}` : '预算'}</small>
        </div>
        <div className={styles.state}>
          <StateTag {...want} />
          <small>{want.says}</small>
          {want.secondsLeft > 0 ? (
            <small>
              剩 <Countdown until={loadedAt + want.secondsLeft * 1000} label="剩余时间" onEnd={onDue} />
            </small>
          ) : null}
        </div>
        {want.state === 'open' ? (
          <div className={styles.act}>
            <Button size="sm" onClick={() => onAsk({ kind: 'edit', want })}>
              修改
            </Button>
            <Button size="sm" onClick={() => onAsk({ kind: 'close', want })}>
              关闭
            </Button>
          </div>
        ) : null}
      </header>
      {want.list.length > 0 ? (
        <ul>
          {want.list.map((answer) => (
            <AnswerLine
              key={answer.answerId}
              answer={answer}
              person={`卖家 ${answer.seller}`}
              onHandle={() => onAsk({ kind: 'decline', answer })}
            />
          ))}
        </ul>
      ) : null}
    </article>
  )
}
