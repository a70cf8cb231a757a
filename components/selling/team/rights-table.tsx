import { Icon } from '@/components/ui/kit/icon'
import {
  mayInTeam,
  TEAM_ROLE_NAMES,
  TEAM_ROLES,
  TEAM_SCOPE_DETAILS,
  TEAM_SCOPES,
  type TeamScope,
} from '@/lib/shared/people/team'
import styles from './team.module.css'

const SCOPES = Object.keys(TEAM_SCOPES) as TeamScope[]

/** What each role may do, and what none may. */
export const RightsTable = () => (
  <section className={`panel ${styles.part}`} aria-labelledby="rights-h">
    <header className="section-head">
      <h2 id="rights-h">角色权限</h2>
    </header>
    <table className={styles.rights}>
      <thead>
        <tr>
          <th scope="col">权限</th>
          {TEAM_ROLE_NAMES.map((role) => (
            <th key={role} scope="col">
              {TEAM_ROLES[role].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCOPES.map((scope) => (
          <tr key={scope}>
            <th scope="row">
              {TEAM_SCOPES[scope]}
              <small>{TEAM_SCOPE_DETAILS[scope]}</small>
            </th>
            {TEAM_ROLE_NAMES.map((role) => (
              <td key={role}>{mayInTeam(role, scope) ? <Right /> : <span className="muted">不可</span>}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            资金和账号
            <small>付款、提现、余额、买到的订单、账号资料</small>
          </th>
          <td colSpan={TEAM_ROLE_NAMES.length} className="muted">
            仅本人
          </td>
        </tr>
      </tbody>
    </table>
  </section>
)

const Right = () => (
  <span className={styles.may}>
    <Icon name="check" />
    可以
  </span>
)
