import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { legalPath, readLegal, TRANSFER_FIELDS } from '@/lib/shared/site/legal'
import { LegalText } from './legal-text'
import styles from './news.module.css'

type Shown = OutputOf<ApiContract['GET /legal/document']>
type Version = Shown['versions'][number]

const STATES: Readonly<Record<Version['state'], string>> = {
  draft: '草稿',
  scheduled: '待生效',
  inForce: '现行版本',
  former: '历史版本',
}

/** Blanks in place of what is filled in for an order. */
const withBlanks = (text: string): string =>
  text.replace(/\{\{([^{}]*)\}\}/g, (field, name: string) =>
    Object.hasOwn(TRANSFER_FIELDS, name) ? `〔${name}〕` : field,
  )

/** A legal document with its table of contents and all of its versions. */
export function LegalDocument({ document }: { document: Shown }) {
  const { kind, title, text, version, effectiveTime, state, versions } = document
  const shown = kind === 'transfer' ? withBlanks(text) : text
  const headings = readLegal(shown).filter(({ is }) => is === 'heading')
  return (
    <article className={`panel ${styles.article}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.meta}>
          <span className="tag">{STATES[state]}</span>
          <span className="num">{`第 ${version} 版`}</span>
          {effectiveTime ? (
            <span>
              生效{' '}
              <time dateTime={effectiveTime.slice(0, 10)} className="num">
                {effectiveTime.slice(0, 10)}
              </time>
            </span>
          ) : null}
          {state === 'inForce' ? null : <a href={legalPath(kind)}>查看现行版本</a>}
        </p>
      </header>
      <nav className={styles.toc} aria-labelledby="toc-h">
        <h2 id="toc-h">目录</h2>
        <ol>
          {headings.map(({ parts }, i) => (
            <li key={parts.join('')}>
              <a href={`#s${i + 1}`}>{parts.join('')}</a>
            </li>
          ))}
        </ol>
      </nav>
      <LegalText text={shown} />
      {versions.length > 1 ? <Versions document={document} /> : null}
    </article>
  )
}

function Versions({ document: { kind, version: here, versions } }: { document: Shown }) {
  return (
    <section className={styles.versions} aria-labelledby="versions-h">
      <h2 id="versions-h">历次版本</h2>
      <ul>
        {versions.map(({ version, effectiveTime, state, note }) => (
          <li key={version}>
            <a className="link" href={legalPath(kind, version)} aria-current={version === here ? 'page' : undefined}>
              {`第 ${version} 版`}
            </a>
            <span className="muted">
              {[STATES[state], effectiveTime.slice(0, 10) && `${effectiveTime.slice(0, 10)} 起`, note]
                .filter(Boolean)
                .join('，')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
