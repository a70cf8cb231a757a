/** antd's pre-extracted style sheet, for frames whose pages use it (centre, chat). It follows the BRAND block by custom properties. */
export function AntdStyle() {
  return <link rel="stylesheet" href="/antd.css" precedence="antd" />
}
