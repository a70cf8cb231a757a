import { KEY_MODE_NAMES, KEY_MODES, type KeyMode } from '@/lib/shared/people/api-keys'
import styles from './api.module.css'

interface Props {
  id: string
  value: KeyMode
  onChange: (mode: KeyMode) => void
}

const HINTS: Record<KeyMode, string> = {
  live: '操作真实的商品和订单，买家可见',
  test: '只用测试数据，买家不可见，不涉及真实资金',
}

/** Choice between the real world and test mode. */
export const ModeChoice = ({ id, value, onChange }: Props) => (
  <fieldset className={styles.modes}>
    <legend>环境</legend>
    {KEY_MODE_NAMES.map((mode) => (
      <label key={mode} className={styles.mode}>
        <input
          type="radio"
          name={`${id}-mode`}
          aria-describedby={`${id}-${mode}-hint`}
          aria-label={KEY_MODES[mode]}
          checked={value === mode}
          onChange={() => onChange(mode)}
        />
        <span>
          <b>{KEY_MODES[mode]}</b>
          <small id={`${id}-${mode}-hint`}>{HINTS[mode]}</small>
        </span>
      </label>
    ))}
  </fieldset>
)
