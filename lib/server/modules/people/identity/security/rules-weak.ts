/** Typical parts of leaked passwords that our rule (a letter and a digit, 8-32) would allow. */
const WORDS =
  'a aa aaa ab abc abcd abcde abcdef q qq qw qwe qwer qwert qwerty w ww wo x xx xy z zz zx zxc zxcv zxcvb zxcvbn zxcvbnm ' +
  'as asd asdf asdfg asdfgh asdfghj asdfghjkl qaz wsx edc qwertyuiop pass passw passwd password passw0rd pa55word p@ssword ' +
  'p@ssw0rd admin administrator root user guest test login welcome letmein hello iloveyou love lovely sunshine princess ' +
  'dragon monkey master football baseball superman batman pokemon michael jordan computer internet game gamer player king ' +
  'wang zhang li liu chen yang zhao huang zhou wu xu sun woaini aini woaiwo wodemima mima nihao baobei laopo laogong ' +
  'wangzhe wzry hpjy china beijing shanghai taobao tencent weixin'
const DIGITS =
  '0 1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0123456789 987654321 87654321 7654321 654321 54321 ' +
  '4321 321 520 521 1314 5201314 520520 1314520 168 666 888 999 000 111 222 333 555 6666 8888 9999 0000 1111 66666 88888 ' +
  '666666 888888 999999 000000 111111 222222 333333 555555 11111111 88888888 123123 121212 112233 123321 147258 147258369 ' +
  '159357 159753 789456 789456123 456789 110 119 120 007 2000 2008 2010 2012 2018 2019 2020 2021 2022 2023 2024 2025 2026'
/** Keyboard sequences. */
const WALKS =
  '1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1a2b3c4d a1b2c3d4 ' +
  'a1s2d3f4 z1x2c3v4 123qweasd qweasd123 qweasdzxc123 123qweasdzxc asdqwe123 qazwsx123 qazwsxedc123 1234qwer qwer1234 ' +
  'abc123abc abc123456abc trustno1 ncc1701d r2d2c3po'

const words = new Set(WORDS.split(' '))
const digits = new Set(DIGITS.split(' '))
const walks = new Set(WALKS.split(' '))

/**
 * Returns whether attackers try a password first: a known word followed or preceded by a known digit sequence, or
 * another from the top of leaked lists.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().replace(/[!.@#~_*-]+$/, '')
  if (walks.has(plain)) return true
  for (let cut = 1; cut < plain.length; cut++) {
    const [head, tail] = [plain.slice(0, cut), plain.slice(cut)]
    if ((words.has(head) && digits.has(tail)) || (digits.has(head) && words.has(tail))) return true
  }
  return false
}

/** Returns column and row of a digit on a keypad. */
const placeOf = (digit: string): [x: number, y: number] =>
  digit === '0' ? [1, 3] : [(Number(digit) - 1) % 3, Math.floor((Number(digit) - 1) / 3)]

/** Returns whether three different keys are in a straight line, adjacent or both ends and the middle: 147, 951. */
function isLine(three: string): boolean {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = [...three].map(placeOf)
  const [x, y] = [b[0] - a[0], b[1] - a[1]]
  return (x !== 0 || y !== 0) && Math.abs(x) < 2 && Math.abs(y) < 2 && c[0] - b[0] === x && c[1] - b[1] === y
}

/**
 * Returns whether a PIN is two lines (147258, 159357), or a path of neighbouring keys that uses none twice (147852,
 * 123698).
 */
function isKeypadPath(pin: string): boolean {
  if (isLine(pin.slice(0, 3)) && isLine(pin.slice(3))) return true
  const keys = [...pin].map(placeOf)
  const isNext = keys.every(([x, y], i) => {
    const [px, py] = keys[i - 1] ?? [x, y - 1]
    return Math.abs(x - px) + Math.abs(y - py) === 1
  })
  return isNext && new Set(pin).size === pin.length
}

/**
 * Returns whether a PIN is a repetition, a sequence, doubles (112233), a path on the keypad, or part of the user's
 * phone number.
 */
export function isTrivialPin(pin: string, phone: string): boolean {
  const steps = [...pin].slice(1).map((digit, i) => (Number(digit) - Number(pin[i]) + 10) % 10)
  const isRow = [0, 1, 9].some((step) => steps.every((one) => one === step))
  return isRow || /^(\d{2})\1\1$|^(\d{3})\2$|^(\d)\3(\d)\4(\d)\5$/.test(pin) || isKeypadPath(pin) || phone.includes(pin)
}
