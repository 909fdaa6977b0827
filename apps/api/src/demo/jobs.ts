import type { JobType } from "@dryrun/domain/jobs/limits";

export interface DemoJob {
  title: string;
  company: string;
  location: string;
  salary: string;
  jobType: JobType;
  experienceMin: number;
  experienceMax: number | null;
  description: string;
  requirements: string;
  benefits: string;
  companyUrl: string;
}

interface Role {
  title: string;
  work: string;
  tasks: string[];
  needs: string[];
  experience: [number, number | null];
  salary: string;
}

const ROLES: readonly Role[] = [
  {
    title: "Junior Data Analyst",
    work: "You turn the daily order data of our stores into reports that the buying team opens every morning.",
    tasks: [
      "Write and check SQL for the weekly sales pack",
      "Keep the Excel price model correct",
      "Answer questions of store managers",
    ],
    needs: ["SQL joins and aggregates", "Excel: lookups, pivots, conditional formats", "Clear written English"],
    experience: [0, 2],
    salary: "450000",
  },
  {
    title: "Business Intelligence Analyst",
    work: "You own the Power BI workspace of one business line, from the model to the page that the director reads.",
    tasks: [
      "Build star-schema models and DAX measures",
      "Set up refresh and row-level security",
      "Retire reports that nobody reads",
    ],
    needs: ["Two or more published Power BI reports", "DAX beyond CALCULATE", "SQL for the views that feed the model"],
    experience: [2, 5],
    salary: "₹8,00,000 – ₹12,00,000",
  },
  {
    title: "MIS Executive",
    work: "You send the numbers that run the branch: attendance, dispatch, collections, each day before eleven.",
    tasks: ["Automate the daily MIS with VBA", "Reconcile dispatch with invoices", "Keep the masters clean"],
    needs: ["Excel at speed", "VBA that others can read", "An eye for numbers that cannot be right"],
    experience: [1, 3],
    salary: "360000",
  },
  {
    title: "Data Analyst, Credit Risk",
    work: "You watch how our small-business loans behave and find early what goes wrong.",
    tasks: [
      "Vintage and roll-rate reports in SQL",
      "Early-warning rules with the risk team",
      "Monthly pack for the board",
    ],
    needs: ["SQL window functions", "Statistics: distributions, sampling, tests", "Python is welcome"],
    experience: [2, 4],
    salary: "₹9,00,000 – ₹14,00,000",
  },
  {
    title: "Marketing Data Analyst",
    work: "You find out which campaigns bring customers who stay, and which only bring clicks.",
    tasks: ["Cohorts and retention in SQL", "Dashboards for the channel owners", "A/B test read-outs"],
    needs: ["SQL and Excel", "Honest handling of small samples", "A tool for dashboards, Power BI preferred"],
    experience: [1, 4],
    salary: "700000",
  },
  {
    title: "Data Analyst Intern",
    work: "Six months beside our analysts, on real tickets, with a mentor and one project of your own.",
    tasks: ["Clean survey and order data", "Write SQL that is reviewed", "Present your project at the end"],
    needs: ["Excel and basic SQL", "Curiosity, and the nerve to ask"],
    experience: [0, 1],
    salary: "₹20,000 a month",
  },
  {
    title: "Senior Data Analyst, Supply Chain",
    work: "You decide with planners how much stock lies where, and prove it afterwards.",
    tasks: ["Forecast accuracy by item and depot", "Stock-out root causes", "Coach two juniors"],
    needs: ["Five years with SQL", "Forecasting basics", "Talks to a depot manager and a director"],
    experience: [5, null],
    salary: "₹16,00,000 – ₹22,00,000",
  },
  {
    title: "Reporting Analyst",
    work: "You keep 30 regulatory and client reports right and on time.",
    tasks: [
      "Own the report calendar",
      "SQL and Power Query behind each report",
      "Checks that run before anybody reads",
    ],
    needs: ["SQL, Power Query", "Discipline with versions and sign-off"],
    experience: [1, 3],
    salary: "550000",
  },
];

const place = (location: string, jobType: JobType) => ({ location, jobType });
const PLACES = [
  place("Bengaluru, Karnataka", "full-time"),
  place("Pune, Maharashtra", "hybrid"),
  place("Hyderabad, Telangana", "full-time"),
  place("Remote, India", "work-from-home"),
  place("Gurugram, Haryana", "part-time"),
  place("Mumbai, Maharashtra", "full-time"),
  place("Chennai, Tamil Nadu", "hybrid"),
  place("Noida, Uttar Pradesh", "full-time"),
  place("Kolkata, West Bengal", "full-time"),
  place("Ahmedabad, Gujarat", "part-time"),
  place("New Delhi, Delhi", "hybrid"),
  place("Jaipur, Rajasthan", "full-time"),
  place("Kochi, Kerala", "work-from-home"),
  place("Coimbatore, Tamil Nadu", "full-time"),
  place("Indore, Madhya Pradesh", "full-time"),
  place("Chandigarh, Chandigarh", "hybrid"),
  place("Nagpur, Maharashtra", "part-time"),
  place("Visakhapatnam, Andhra Pradesh", "full-time"),
  place("Lucknow, Uttar Pradesh", "full-time"),
  place("Bhubaneswar, Odisha", "hybrid"),
  place("Thiruvananthapuram, Kerala", "full-time"),
  place("Mysuru, Karnataka", "work-from-home"),
  place("Vadodara, Gujarat", "full-time"),
  place("Nashik, Maharashtra", "part-time"),
  place("Surat, Gujarat", "full-time"),
] as const;

const COMPANIES = [
  "Sahyadri Analytics",
  "BluePeak Retail",
  "Kaveri Finserv",
  "Neem Health",
  "Dakshin Logistics",
  "Arunodaya Foods",
  "Tungabhadra Energy",
  "Malabar Freight",
  "Chinar Insurance",
  "Lotus Learning",
  "Vindhya Motors",
] as const;
const items = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

/** Two hundred jobs: each role in each place. */
export const DEMO_JOBS: readonly DemoJob[] = PLACES.flatMap(({ location, jobType }, nth) =>
  ROLES.map((role, index): DemoJob => {
    const company = COMPANIES[(index + nth) % COMPANIES.length] as string;
    const isAtCompany = (index + nth) % 4 === 3;
    return {
      title: role.title,
      company,
      location,
      salary: role.salary,
      jobType: role.title.includes("Intern") ? "internship" : jobType,
      experienceMin: role.experience[0],
      experienceMax: role.experience[1],
      description: `<p>${role.work}</p><p>What a week looks like:</p>${items(role.tasks)}`,
      requirements: items(role.needs),
      benefits: items([
        "Health cover for you and your parents",
        "A yearly learning budget of ₹25,000",
        "Laptop, and a data card for work from home",
      ]),
      companyUrl: isAtCompany ? `https://careers.${company.split(" ")[0]?.toLowerCase()}.example/apply` : "",
    };
  }),
);
