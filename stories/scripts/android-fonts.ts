import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Has browsers that start after it write as Android does, where its typefaces are installed. */
export function writeAsAndroid(): void {
  const families = ['system-ui', 'sans-serif'].map(
    generic => `<match target="pattern"><test name="family"><string>${generic}</string></test>
      <edit name="family" mode="prepend" binding="strong"><string>Roboto</string></edit></match>`,
  );
  const path = join(mkdtempSync(join(tmpdir(), 'loan-kereta-fonts-')), 'fonts.conf');
  writeFileSync(
    path,
    `<fontconfig><include>/etc/fonts/fonts.conf</include>${families.join('')}</fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = path;
}
