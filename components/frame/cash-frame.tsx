import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { HomeConf } from '@/lib/shared/home-conf'
import { Footer } from './footer'
import { Logo } from './logo'
import { SkipLink } from './skip-link'
import { TopBar } from './top-bar'

/** Order, payment and success pages: top bar and footer; the page brings its own `CashHead`. */
export function CashFrame({ conf, children }: { conf: HomeConf; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar welcome={conf.distBaseConf.hdrBarWelceWord} />
      {children}
      <Footer conf={conf} />
    </>
  )
}

/** Logo, page title and the four steps; `step` counts from 1, 5 means all are done. Follow it with `<main id="main">`. */
export function CashHead({
  name,
  title,
  step,
  steps,
}: {
  name: string
  title: string
  step: number
  steps: readonly string[]
}) {
  return (
    <header className="cash-head">
      <div className="wrap">
        <Logo name={name} />
        <h1>{title}</h1>
        <ol className="steps" aria-label="进度">
          {steps.map((text, i) => {
            const done = i + 1 < step
            return (
              <li
                key={text}
                className={done ? 'is-done' : undefined}
                aria-current={i + 1 === step ? 'step' : undefined}
              >
                {done ? (
                  <>
                    <Icon name="check" />
                    <span className="sr">已完成：</span>
                  </>
                ) : (
                  <b>{i + 1}</b>
                )}
                {text}
              </li>
            )
          })}
        </ol>
      </div>
    </header>
  )
}
