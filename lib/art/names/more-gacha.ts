/** Characters of 明日方舟, 鸣潮, 绝区零 and 阴阳师. The format is explained in read-row.ts. */
export const ARKNIGHTS = `
维什戴尔/W f archer bob:e8e4ea coat:22202e:e0283e cannon horns
年 f tank braid:eeeef4 coat:c62f35:ffcf55 hammer horns
夕 f mage parted:22304a robe:2a4a4a:3fae8a sword horns
令 f support long:8fb4e8 robe:3a5fa8:e8eefc lantern horns
重岳 m warrior mane:22202e robe:3a3a46:c62f35 fist horns
陈 f warrior pony:27345e tactical:3a5f9a:e0384e katana horns
临光 f tank pony:f4dca0 armour:e8eefc:ffcf55 hammer bear
斯卡蒂 f warrior long:e8e8f4 coat:27345e:c62f4a great brim
德克萨斯 f warrior long:2a2a38 hoodie:22202e:ff9a3d twin fox
幽灵鲨 f warrior long:e8e8f0 dress:3a4a6a:c62f4a saw
嘉维尔 f support tails:f0a050 tactical:e8e2d0:3f8a5a axe oni
艾雅法拉 f mage wave:e8c8a0 coat:5a3a3a:ff7a3a wand horns
迷迭香 f archer bob:e8e2ea coat:e8eefc:8fb4e8 great cat
阿米娅 f mage pony:6a4a3a coat:27345e:5fb8ff sword rabbit
余 m support mane:eeeef4 robe:8a5f3a:ffcf55 fist horns
黍 f support braid:3f8a5a robe:7fae5a:fff0b8 wand horns
左乐 m warrior pony:5a3a2a robe:c9582a:22202e katana horns
银灰 m warrior spiky:d8dcea fur:22202e:8fa8c8 sword cat
拉普兰德 f warrior long:eeeef4 coat:3a3a46:e0384e twin fox
玛恩纳 m warrior short:e8c87a suit:3a3a46:ffcf55 sword bear
能天使 f archer short:d0403a hoodie:22202e:e0384e rifle halo wings
塞雷娅 f tank pony:e8e8f0 suit:5a3a3a:ffb02e shield horns
史尔特尔 f warrior long:c8303a dress:22202e:ff7a3a great oni fire
山 m warrior mane:e8e8f0 suit:5a5a6a:fff0b8 fist bear
棘刺 m warrior spiky:22304a tactical:3a4a5a:3fae8a sword
泥岩 f tank full:e8dcc0 hoodie:5a5a6a:ff7a3a hammer
煌 f warrior pony:22202e tactical:3a3a46:ff7a3a saw cat
水月 m assassin bob:7fb4e8 hoodie:27345e:7ce8ff umbrella
夜莺 f support long:f0e6c8 dress:3a3a5a:c9a8ff wand horns
麦哲伦 f support tails:7fc8e8 hoodie:e8eefc:ff9a3d orb goggles
安洁莉娜 f mage tails:c8843a sailor:27345e:c9a8ff wand fox
傀影 m assassin bob:22202e suit:2a2440:e0283e dagger cat white
星熊 f tank long:3f8a4a tactical:3a3a46:ffcf55 shield oni-one
闪灵 f support long:e8e8f0 robe:22202e:e8eefc sword horns
推进之王 f warrior wave:e8b84a coat:5a3a2a:ffcf55 hammer bear
阿 m support spiky:c8a83a hoodie:e8b83a:22202e orb cat
森蚺 f tank long:3f8a5a tactical:3a3a46:c9ff52 saw
早露 f archer long:e8e8f4 coat:3a4a7a:bfe6ff cannon bear
黑 f archer bob:e8e8f0 tactical:22202e:8fa8c8 bow cat
莫斯提马 f mage long:3f74e0 coat:22202e:5fb8ff wand halo horns
温蒂 f mage long:7fc8e8 coat:27345e:9fe4ff cannon
风笛 f warrior tails:f0905a tactical:3a5a8a:ffcf55 spear
逻各斯 m mage long:e8e2ea coat:22202e:c9a8ff wand
伊内丝 f assassin pony:e8e2ea coat:22202e:8a8a9a sword horns
提丰 f archer long:eeeef4 robe:3a4a3a:c62f4a bow antlers
锏 f warrior pony:e8e2ea armour:27345e:e8eefc twin cat
娜斯提 f support long:5a4fae robe:27345e:c9a8ff wand
白面鸮 f support bob:e8e8f0 coat:e8eefc:ffb02e wand phones
蓝毒 f archer long:5a8fe0 dress:27345e:9fe4ff bow
陨星 f archer pony:3a3a46 coat:c9582a:ffcf55 cannon
赫默 f support pony:a8784a coat:e8eefc:3f8a8a wand glasses
狮蝎 f assassin tails:f0d88a dress:22202e:c9582a claws
凛冬 f warrior bob:a8583a fur:27345e:e0384e axe bear
`
export const WUTHERING = `
忌炎 m warrior topknot:22304a robe:2a4a5a:3fae8a spear
吟霖 f mage long:8a2a4a dress:3a2440:e0384e ribbon
今汐 f mage long:eef2fa dress:e8eefc:ffcf55 fan horns
长离 f mage wave:e8707a robe:e8eefc:e0582a sword phoenix
相里要 m warrior spiky:27345e coat:3a4a6a:7ce8ff fist glasses
折枝 f support bun:7f9ab8 robe:8fb8d8:e8f4fa wand pin
守岸人 f support long:e8eefc dress:3a4f9a:9fd0ff orb pin
椿 f assassin tails:c62f4a dress:3a2430:ff5f8f ribbon flower
珂莱塔 f archer wave:e8dcf4 suit:8a6fc0:ffcf55 pistol
洛可可 f assassin bob:7f8fd0 hoodie:3a3a6a:ff9a3d cards tophat
菲比 f mage long:f4dca0 dress:e8eefc:ffcf55 wand halo
布兰特 m warrior spiky:e0602a coat:27345e:ffcf55 sword brim
坎特蕾拉 f mage wave:5a4fae dress:27345e:8fb4ff orb
赞妮 f warrior long:e8e8f0 suit:22202e:e0384e fist horns
夏空 f archer wave:e8e2c8 dress:7fb8a8:fff0b8 lute flower
卡提希娅 f warrior long:f4e0a8 armour:e8eefc:7fb8e8 sword
露帕 f warrior pony:c83a3a bare:3a2a2a:ff7a3a great fox dark
弗洛洛 f mage wave:e8e2ea dress:8a1f3a:22202e ribbon flower
奥古斯塔 f warrior wave:d0702a armour:5a2a2a:ffcf55 great crown
尤诺 f mage long:8fa8e8 dress:e8eefc:9fd0ff bow moon
维里奈 f support tails:f4e0a8 dress:7fc06a:fff0e8 wand flower
安可 f mage tails:f7a8c0 hoodie:fff0e8:e84f7a orb bear
凌阳 m warrior spiky:eeeef4 robe:e0582a:ffcf55 fist bear
鉴心 f support bun:22304a robe:3f8a8a:e8eefc fist
卡卡罗 m warrior spiky:e8e8f0 tactical:22202e:8a6fe0 great scar
灯灯 f support braid:f0a050 hoodie:e0903a:fff0b8 lantern
苍鳞千嶂/裁春/不灭航路/不屈命定之冠/时和岁稔 blade great
掣傀之手/诸方玄枢/悲喜剧 blade fist
赫奕流明 blade sword
琼枝冰绡/星序协响/和光回唱/海的呢喃 thing aura
死与舞 thing gem
漂泊者 f warrior long:22202e coat:2a2a38:ffe27a sword
`
export const ZENLESS = `
艾莲·乔/艾莲 f assassin bob:22304a suit:22202e:7cd8ff saw maid
朱鸢 f archer pony:22202e tactical:27345e:e0384e pistol
青衣 f warrior tails:3f9a7a robe:2a4a4a:3fe0a8 staff
简·杜 f assassin long:3a3a46 coat:22202e:b06fe0 dagger cat
凯撒·金 f tank wave:f0d88a tactical:5a2a2a:ffcf55 shield goggles
柏妮思·怀特 f mage tails:f4d88a coat:e0582a:ff7a3a flame
月城柳 f mage pony:f7a8c8 suit:22202e:b06fe0 glaive glasses oni
浅羽悠真 m archer short:22202e suit:3a3a46:ffcf55 bow
星见雅 f warrior long:22202e kimono:22304a:e0384e katana fox
伊芙琳 f warrior wave:f4e0a8 suit:22202e:ffcf55 ribbon
耀嘉音 f support wave:22202e dress:c62f4a:ffcf55 mic flower
薇薇安 f mage tails:b090e0 dress:3a2a5a:c9a8ff umbrella bow
雨果 m assassin mane:e8e2ea suit:22202e:e0283e scythe
零号·安比/安比 f warrior bob:e8e8f0 hoodie:3a4a3a:c9ff52 katana phones
波可娜 f warrior tails:e0705a hoodie:c62f35:ffcf55 spear cat
仪玄 f mage long:22202e robe:22202e:ffcf55 orb pin
橘福福 f support bun:f0903a robe:e0582a:ffcf55 claws bear
爱丽丝 f warrior tails:e8f0fa dress:e8eefc:8fb4e8 sword rabbit
浮波柚叶/柚叶 f support bob:f7a8b8 sailor:c9582a:fff0b8 umbrella
扳机 f archer bob:e8dcc0 tactical:3a3a46:c9ff52 rifle blindfold
席德 f warrior tails:d8c8f0 tactical:3a4a6a:b06fe0 cannon
奥菲丝 f archer pony:c8303a tactical:22202e:ff7a3a rifle
猫又 f assassin tails:22202e hoodie:c62f35:fff0e8 twin cat
莱卡恩 m warrior mane:e8e8f0 suit:22202e:9fd0ff fist fox
丽娜 f support wave:22202e dress:22202e:ffcf55 orb maid
珂蕾妲 f tank tails:c8703a tactical:e0903a:22202e hammer goggles
「11号」/11号 f warrior bob:e8e8f0 tactical:3a3a46:e0582a katana visor
深海访客/防暴者Ⅵ型/玉壶青冰/淬锋钳刺/燃狱齿轮/霰落星殿/心弦夜响/玲珑妆匣/飞鸟星梦/千面日陨/青溟笼舍/索魂影眸/灼心摇壶/时流贤者 blade disk
格莉丝 f mage pony:3a3a6a tactical:e0903a:22202e orb goggles
`
export const ONMYOJI = `
奴良陆生 m warrior mane:e8e8f0 kimono:3a4a3a:c62f35 katana
卖药郎 m mage mane:e8dcc0 kimono:3f8ad8:e0384e sword elf mark
鬼灯 m mage short:22202e kimono:22202e:c62f35 hammer oni-one
犬夜叉 m warrior long:f0f0f4 kimono:d0303a:fff0e8 great cat
杀生丸 m warrior long:f0f0f4 kimono:e8eefc:c62f35 katana mark
桔梗 f archer pony:22202e kimono:e8eefc:d0303a bow
戈薇 f archer wave:22202e sailor:e8eefc:2f8a4a bow
朽木露琪亚 f warrior bob:22202e kimono:22202e:e8eefc katana
黑崎一护 m warrior spiky:f08a2a kimono:22202e:e8eefc great
灶门炭治郎 m warrior spiky:6a2a2a kimono:2f9a6a:22202e katana mark
灶门祢豆子 f warrior long:22202e kimono:f7a0b8:e0384e fist bow mask
坂田银时 m warrior spiky:e8e8f0 kimono:e8eefc:3f74e0 katana
夜斗 m warrior spiky:3a3a6a hoodie:27345e:e0384e katana
大天狗 m mage mane:f0e0b0 kimono:e8eefc:3a4a8a foldfan wings
茨木童子 m warrior mane:e8e8f0 armour:8a2a4a:ffcf55 claws oni-one
酒吞童子 m warrior spiky:d0303a kimono:5a2a6a:ffcf55 jar oni
赤影妖刀姬/妖刀姬 f warrior long:22202e kimono:c62f35:22202e katana
一目连 m tank mane:f0c8d0 kimono:7fb8d8:fff0f4 orb horns
玉藻前 m mage mane:e8e2ea kimono:8a1f4a:ffcf55 foldfan fox tails
荒川之主 m mage mane:27345e kimono:3a5fa8:9fd0ff foldfan elf
般若 m assassin parted:f0d88a kimono:5a3f8a:e0384e claws oni
鬼切 m warrior pony:22202e kimono:27345e:c62f35 katana
金鱼姬 f mage tails:e84f3a kimono:ff7f6a:fff0e8 foldfan
神启荒/荒 m mage long:5a6ad0 kimono:27345e:ffe27a orb moon
大岳丸 m warrior mane:22304a armour:2a4a7a:ffcf55 great oni
姑获鸟 f warrior pony:8a3a3a kimono:5a2a4a:fff0e8 umbrella
追月神 f support loops:f0dca0 dress:8fb4e8:ffe27a orb moon rabbit
犬神 m warrior short:f0a050 kimono:5a6a9a:fff0b8 katana fox
不知火 f mage long:e8707a kimono:e0384e:ffb02e foldfan
花鸟卷 f support loops:22202e kimono:7fb8a8:ff9ec4 scroll flower
青行灯 f mage long:d8e8f0 kimono:3fae9a:9fffe0 lantern
彼岸花 f mage long:22202e kimono:b01f3a:ff5f6a flame flower
雪女 f mage long:dfeafc kimono:8fc7f2:e8f6ff ice
阎魔 f mage long:e8e2ea kimono:5a2f7a:ffcf55 orb official
紧那罗 f support loops:c8844a dress:3fb8c8:ffcf55 zither halo
千姬 f warrior long:3fae9a kimono:27345e:9fe4ff spear
缘结神 f support tails:f7a8c0 kimono:e0384e:fff0b8 ribbon fox
面灵气 f support bob:f7a8c0 kimono:8a5fd0:fff0f4 foldfan fox-mask
`
