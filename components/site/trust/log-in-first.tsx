import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { loginPath } from '@/lib/shared/people/login-path'

/** Shown to visitors in place of a member feature; also part of cached pages. */
export function LogInFirst({ text, returnUrl }: { text: string; returnUrl: string }) {
  return (
    <Empty picture="login" title="请先登录" text={text}>
      <a className={buttonClass({ kind: 'primary' })} href={loginPath(returnUrl)}>
        去登录
      </a>
    </Empty>
  )
}
