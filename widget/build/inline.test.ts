import { expect, test } from 'vitest';
import { coreInScript, inlined } from './inline.ts';

/** Runs an expression as a script has it. */
const evaluate = (code: string) => new Function(`return ${code}`)();

test('a module becomes a function of what it takes of the core, and gives what it exports', () => {
  const theme = inlined(
    'import{h as e,v}from"./core.js";const t="a",n=()=>e(v)+t;export{t as css,n as default};',
  );
  const made = evaluate(theme)({ h: (text: string) => `<${text}>`, v: 'b' });
  expect(made.css).toBe('a');
  expect(made.default()).toBe('<b>a');
});

test('what it imports later it asks for under the same name', async () => {
  const core = inlined(
    'const l=e=>import("./"+e+".js");const f=()=>import("./later.js");export{l as load,f as fetch};',
  );
  const asked: string[] = [];
  const made = evaluate(core)(undefined, (path: string) => asked.push(path));
  made.load('theme-02');
  made.fetch();
  expect(asked).toEqual(['./theme-02.js', './later.js']);
});

test('a module that needs another file beside it is refused, as a script has no such file', () => {
  expect(() => inlined('import{a}from"./other.js";export{a};')).toThrow('from the core alone');
});

test('the file in the core’s place hands on all that the core gives', () => {
  expect(coreInScript('const t=1,n=2;export{t as a,n as mount};')).toBe(
    'export const{a,mount}=customElements.get("loan-kereta").core',
  );
});
