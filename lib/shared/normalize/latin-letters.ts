/** Letters of other scripts that look like a Latin letter or a digit, in both cases where these differ. */
const LATIN = new Map(
  [
    ['a', 'АаΑαᴀɑᎪꓮ'],
    ['b', 'ВвЬьΒβʙᏴꓐ'],
    ['c', 'СсϹϲᴄᏟꓚ'],
    ['d', 'ԁᴅᎠꓓđ'],
    ['e', 'ЕеΕεєᴇɛᎬꓰ'],
    ['f', 'Ϝғꜰƒꓝẝ'],
    ['g', 'ɡɢցᏀꓖ'],
    ['h', 'НнΗһհʜᎻꓧħ'],
    ['i', 'ІіΙιıɩɪӏӀᎥꓲǀ'],
    ['j', 'ЈјϳᴊȷյᎫꓙ'],
    ['k', 'КкΚκᴋᏦꓗ'],
    ['l', 'ʟᏞꓡłⱡ'],
    ['m', 'МмΜᴍᎷꓟ'],
    ['n', 'ΝпηɴոռꓠИи'],
    ['o', 'ОоΟοσօᴏꓳø'],
    ['p', 'РрΡρᴘᏢꓑ'],
    ['q', 'ԛզ'],
    ['r', 'гʀᏒꓣ'],
    ['s', 'ЅѕꜱᏚꓢ'],
    ['t', 'ТтΤτᴛᎢꓔŧ'],
    ['u', 'μυцսᴜʋꓴ'],
    ['v', 'νѵѴᴠᏙꓦ'],
    ['w', 'ԜԝωшᴡᎳꓪ'],
    ['x', 'ХхΧχꓫ'],
    ['y', 'УуΥγүʏꓬ'],
    ['z', 'ΖζᴢᏃꓜ'],
    ['2', 'Ƨƨ'],
    ['3', 'ЗзӠӡʒɜ'],
    ['5', 'Ƽƽ'],
    ['6', 'бⳒⳓ'],
    ['8', 'Ȣȣ'],
  ].flatMap(([as = '', looks = '']) => [...looks].map((look) => [look, as] as const)),
)

/** The Latin letter or digit that a letter of another script looks like, else the character itself. */
export const latinLetter = (char: string): string => LATIN.get(char) ?? LATIN.get(char.toUpperCase()) ?? char
