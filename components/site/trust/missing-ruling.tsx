import { ErrorBlock } from '@/components/ui/kit/error-block'

/** An unknown ruling code, or one not shown on this host. */
export function MissingRuling() {
  return (
    <ErrorBlock code={404} title="没有这个案例" text="编号可能写错了，也可能不在本站公示">
      <a className="btn" href="/eventCase">
        查看全部案例
      </a>
    </ErrorBlock>
  )
}
