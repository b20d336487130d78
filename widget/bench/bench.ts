// Prints the widget's weight as JSON, and fails when it is over budget or a new package is inside.
import { budgets, expectedPackages, measure, measureOnReact } from './sizes.ts';

const sizes = measure();
const react = await measureOnReact();
const times = react.untilFigure.gzip / sizes.untilFigure.gzip;
console.log(JSON.stringify({ budgets, ...sizes, react, reactToPreact: Number(times.toFixed(2)) }, null, 2));
const unexpected = sizes.packages.filter(name => !expectedPackages.includes(name));
if (unexpected.length > 0) console.error(`New in the bundle: ${unexpected.join(', ')}`);
const heavy = sizes.loader.gzip > budgets.loader || sizes.untilFigure.gzip > budgets.untilFigure;
if (heavy) console.error('Over budget.');
process.exit(heavy || unexpected.length > 0 ? 1 : 0);
