import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { loginPath } from '@/lib/shared/people/login-path'

/** What members do here, for who is not logged in; also what cached pages hold. */
export function LogInFirst({ text, returnUrl }: { text: string; returnUrl: string }) {
  return (
    <Empty picture="login" title="请先登录" text={text}>
      <a className={buttonClass({ kind: 'primary' })} href={loginPath(returnUrl)}>
        去登录
      </a>
    </Empty>
  )
}
