import { Crumb } from '@/components/ui/kit/crumb'
import { Icon } from '@/components/ui/kit/icon'
import { Timeline } from '@/components/ui/kit/timeline'
import type { RulingDetail } from '@/lib/contract/entities/ruling'
import { RULING_STATES, rulingPath } from '@/lib/shared/trade/trust'
import { AppealPanel } from './appeal-panel'
import { RulingFacts } from './ruling-facts'
import { KindTag, StateTag } from './ruling-tags'
import styles from './trust.module.css'

/** One decided case: facts, reasons, rule, and remaining options. */
export function RulingPage({ ruling, origin }: { ruling: RulingDetail; origin: string }) {
  const isBlack = ruling.kind === 'blacklist'
  const list = isBlack
    ? { title: '黑名单处理公示', href: '/black/blackList' }
    : { title: '案例公示', href: '/eventCase' }
  const crumbs = [{ title: '首页', href: '/' }, list, { title: ruling.code }]
  return (
    <div className="wrap">
      <Crumb items={crumbs} origin={origin} />
      <div className={styles.cols}>
        <article className={`panel ${styles.article}`}>
          <header>
            <h1>{ruling.title}</h1>
            <p className={styles.rulingMeta}>
              <KindTag kind={ruling.kind} />
              <StateTag state={ruling.state} />
              {[ruling.gameName, ruling.reasonName].filter(Boolean).map((text) => (
                <span key={text}>{text}</span>
              ))}
              <span className="num">{ruling.code}</span>
            </p>
          </header>
          <section
            className={`${styles.decision} ${ruling.state === 'overturned' ? styles.isVoid : ''}`}
            aria-labelledby="decision-h"
          >
            <h2 id="decision-h">
              <Icon name="done" />
              处理结果
            </h2>
            <p>{ruling.decision}</p>
            {ruling.state === 'overturned' ? <p className={styles.isNote}>申诉成立，本处理已撤销，不再有效。</p> : null}
          </section>
          {ruling.published ? (
            <>
              <section aria-labelledby="facts-h">
                <h2 id="facts-h">事实经过</h2>
                <p>{ruling.facts}</p>
              </section>
              <section aria-labelledby="reasons-h">
                <h2 id="reasons-h">处理理由</h2>
                <ol>
                  {ruling.reasoning.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ol>
              </section>
            </>
          ) : (
            <section aria-labelledby="facts-h">
              <h2 id="facts-h">事实经过</h2>
              <p>举报人未同意公开案情，仅公示处理结果和依据。</p>
            </section>
          )}
          <section aria-labelledby="rule-h">
            <h2 id="rule-h">适用规则</h2>
            <blockquote>
              <b>{ruling.ruleName}</b>
              <p>{ruling.ruleText}</p>
            </blockquote>
          </section>
          {ruling.kind === 'retrieval' ? (
            <p>
              <a className="link" href="/black/zhgs#cover">
                包赔怎么赔
              </a>
            </p>
          ) : null}
          <AppealPanel code={ruling.code} isBlack={isBlack} state={ruling.state} until={ruling.appealUntil} />
        </article>
        <aside className={styles.rail}>
          <RulingFacts ruling={ruling} />
          {ruling.timeline.length > 0 ? (
            <section className="panel" aria-labelledby="time-h">
              <h2 id="time-h">处理经过</h2>
              <Timeline
                steps={ruling.timeline.map(({ time, title, note }) => ({
                  time: time.slice(5, 10),
                  title,
                  note,
                  state: 'done' as const,
                }))}
              />
            </section>
          ) : null}
          {ruling.next.length > 0 ? (
            <section className={`panel ${styles.next}`} aria-labelledby="next-h">
              <h2 id="next-h">其他{isBlack ? '公示' : '案例'}</h2>
              <ul>
                {ruling.next.map((other) => (
                  <li key={other.code}>
                    <a href={rulingPath(other.kind, other.code)}>{other.title}</a>
                    <span className="muted">{`${other.decideTime.slice(0, 10)} ${RULING_STATES[other.state]}`}</span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </aside>
      </div>
    </div>
  )
}
