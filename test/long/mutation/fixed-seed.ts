import fc from 'fast-check';

// The same random cases with a mutant and without it: what fails then fails because of the mutant.
fc.configureGlobal({ seed: 1 });
