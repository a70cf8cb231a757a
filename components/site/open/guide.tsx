'use client'

import {
  API_SCOPES,
  CALL_LOG_DAYS,
  CALLS_A_MINUTE,
  HOUSE_SCOPES,
  KEY_PREFIXES,
  MOST_KEYS,
} from '@/lib/shared/people/api-keys'
import { OLD_SECRET_HOURS, WEBHOOK_EVENTS, WEBHOOK_FAILING_DAYS, WEBHOOK_TRIES } from '@/lib/shared/people/webhooks'
import { CodeWords } from './code-words'
import { FirstCall } from './first-call'
import styles from './open.module.css'

const STATUSES = [
  ['400', '字段填写有误，`field` 是字段名', '改正后重新提交'],
  ['401', '密钥无效或已撤销', '检查 Authorization'],
  ['403', '没有权限、IP 地址不允许、账号受限或已冻结', '换用有权限的密钥，或到网页查看原因'],
  ['404', '不存在，或不在你名下', '核对编号'],
  ['409', '同一个 Idempotency-Key 换了内容', '换一个新的值'],
  ['422', '现在不能这样操作', '看 `name`，重新读取状态'],
  ['429', '调用过于频繁', '按 Retry-After 等待'],
  ['503', '系统繁忙', '几秒后重试'],
] as const

/** What all calls share. */
export function Guide() {
  return (
    <>
      <section className={`panel ${styles.part}`} id="start" aria-labelledby="start-h">
        <h2 id="start-h">开始使用</h2>
        <ol className={styles.steps}>
          <li>{`在个人中心的“卖家接口”新建测试密钥，需已实名认证，最多同时使用 ${MOST_KEYS} 个密钥。`}</li>
          <li>{`密钥以 ${KEY_PREFIXES.test} 开头，只显示一次，只在新建它的站点有效。请保存在服务器上，不要写进网页或公开的代码。`}</li>
          <li>运行下面的命令，会返回你的在售商品。</li>
          <li>
            测试密钥的商品、订单和资金与正式的完全分开，用 <code>POST /test/advance</code>{' '}
            扮演买家。调试好后新建正式密钥，需要支付密码，程序只用换密钥。
          </li>
        </ol>
        <FirstCall />
      </section>
      <section className={`panel ${styles.part}`} id="rules" aria-labelledby="rules-h">
        <h2 id="rules-h">通用约定</h2>
        <dl className={styles.terms}>
          <dt>正文</dt>
          <dd>请求和返回都是 JSON。金额是以元为单位的文本，时间带时区。</dd>
          <dt>翻页</dt>
          <dd>
            列表返回 <code>items</code> 和 <code>nextCursor</code>，把它作为 <code>cursor</code> 再次请求，直到为
            null。翻页期间有新商品也不会重复或遗漏。
          </dd>
          <dt>重试</dt>
          <dd>
            不确定是否成功时，用同一个 <code>Idempotency-Key</code> 和同样的内容重试，7
            天内返回第一次的结果，不会重复执行。
          </dd>
          <dt>频率</dt>
          <dd>
            {`每个密钥每分钟最多调用 ${CALLS_A_MINUTE} 次，剩余次数见返回头 `}
            <code>RateLimit-Remaining</code>。有的接口另有限制，见各接口。
          </dd>
          <dt>记录</dt>
          <dd>
            {`每次调用在“调用记录”中保留 ${CALL_LOG_DAYS} 天，可按返回头 `}
            <code>Request-Id</code> 查找，不含请求和返回的内容。
          </dd>
        </dl>
      </section>
      <section className={`panel ${styles.part}`} id="errors" aria-labelledby="errors-h">
        <h2 id="errors-h">失败与处理</h2>
        <p>
          失败时返回 <code>application/problem+json</code>（RFC 9457），<code>code</code> 和 <code>name</code>{' '}
          是错误代码和名称，<code>detail</code> 是中文说明，<code>requestId</code> 是请求号。
        </p>
        <ul className={styles.rows}>
          {STATUSES.map(([status, what, todo]) => (
            <li key={status}>
              <b className="num">{status}</b>
              <span>
                <CodeWords text={what} />
              </span>
              <span className="muted">
                <CodeWords text={todo} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={`panel ${styles.part}`} id="scopes" aria-labelledby="scopes-h">
        <h2 id="scopes-h">权限</h2>
        <ul className={styles.pairs}>
          {Object.entries(API_SCOPES).map(([name, text]) => (
            <li key={name}>
              <code>{name}</code>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p>以下权限用于分销商和平台在后台“数据接口”新建的数据密钥，只能读取。</p>
        <ul className={styles.pairs}>
          {Object.entries(HOUSE_SCOPES).map(([name, text]) => (
            <li key={name}>
              <code>{name}</code>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={`panel ${styles.part}`} id="events" aria-labelledby="events-h">
        <h2 id="events-h">事件通知</h2>
        <p>
          有人付款、提问、出价时，系统主动请求你的服务器，不用反复查询。按{' '}
          <a className="link" href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer">
            Standard Webhooks
          </a>{' '}
          签名，可直接使用各语言的 <code>standardwebhooks</code> 库。
        </p>
        <ul className={styles.notes}>
          <li>
            推送地址分正式和测试，事件的 <code>livemode</code> 为 false 的是测试模式的事件。
          </li>
          <li>地址须为公网 https，不跟随跳转。5 秒内返回 2xx 即为送达。</li>
          <li>{`未送达会重试，约 24 小时内最多推送 ${WEBHOOK_TRIES} 次。连续 ${WEBHOOK_FAILING_DAYS} 天没有一次成功，自动停用并通知你。`}</li>
          <li>
            同一个事件可能送达多次，请按 <code>webhook-id</code> 去重。同一笔订单、同一件商品的事件按发生顺序送达。
          </li>
          <li>
            用签名密钥对 <code>webhook-id.webhook-timestamp.正文</code> 计算 HMAC-SHA256，与{' '}
            <code>webhook-signature</code> 中的任意一个比较。时间相差超过 5 分钟的，拒绝。
          </li>
          <li>{`更换签名密钥后 ${OLD_SECRET_HOURS} 小时内，每次推送带新旧两个签名。`}</li>
        </ul>
        <ul className={styles.pairs}>
          {Object.entries(WEBHOOK_EVENTS).map(([name, { label }]) => (
            <li key={name}>
              <code>{name}</code>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
