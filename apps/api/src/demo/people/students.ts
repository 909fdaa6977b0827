/** A demo student. */
export interface DemoStudent {
  fullName: string;
  email: string;
  phone: string;
  city: string;
  college: string;
  degree: string;
  field: string;
  skills: string[];
  /** Years of experience. */
  years: number;
  /** From 0 to 1: the share of answers that are good. Below 0.6 the quiz is not passed. */
  ability: number;
  /** Recruiters can find the profile. */
  isVisible: boolean;
}

const LINES = `
Asha Verma|9876501234|Bengaluru|Christ University|B.Com|Statistics|SQL, Excel, Power BI, Python|2|0.9
Rohan Kulkarni|9820044556|Pune|Fergusson College|B.Sc|Mathematics|Excel, VBA, SQL, Tally|3|0.8
Fatima Sheikh|9811122233|Hyderabad|Osmania University|BBA|Analytics|Power BI, DAX, SQL|1|0.75
Arjun Nair|9744412345|Kochi|CUSAT|B.Tech|Computer Science|SQL, Tableau, Excel|0|0.7
Priya Deshmukh|9922033445|Nagpur|Hislop College|M.Com|Finance|Excel, Power Query, SQL|4|0.85
Karthik Subramanian|9840055667|Chennai|Loyola College|B.Sc|Statistics|SQL, Python, Power BI|2|0.95
Neha Gupta|9999012345|New Delhi|Hansraj College|B.A|Economics|Excel, SQL, Google Sheets|1|0.5
Sourav Banerjee|9830011223|Kolkata|St. Xavier's College|B.Com|Accounts|VBA, Excel, Access|5|0.55
Divya Reddy|9700023456|Hyderabad|JNTU|B.Tech|Electronics|Power BI, SQL, Excel|0|0.4
Manpreet Kaur|9815067890|Chandigarh|Panjab University|BCA|Computer Applications|Excel, SQL|0|0.45
Vikram Chauhan|9829012340|Jaipur|Rajasthan University|B.Sc|Physics|SQL, Excel, R|1|0.7
Sneha Patil|9890123401|Kolhapur|Shivaji University|MCA|Computer Applications|SQL, Power BI, Python, Git|3|0.88
Aditya Mishra|9415012302|Lucknow|Lucknow University|B.Com|Commerce|Excel, VBA, Power Query|2|0.72
Ananya Iyer|9884012303|Chennai|MOP Vaishnav|B.A|Economics|SQL, Excel, Statistics|0|0.78
Mohammed Rafi|9700112304|Vijayawada|KL University|B.Tech|Mechanical|Excel, SQL, Power BI|1|0.66
Pooja Rane|9819212305|Mumbai|Mithibai College|BMS|Marketing|Google Sheets, SQL, Looker Studio|2|0.68
Harish Gowda|9845312306|Mysuru|Mysore University|B.Sc|Statistics|R, SQL, Excel|1|0.74
Ritika Sharma|9810412307|Gurugram|Amity University|MBA|Business Analytics|Power BI, SQL, Excel, Python|4|0.86
Suresh Pillai|9847512308|Thiruvananthapuram|Kerala University|M.Sc|Statistics|SQL, R, SAS|6|0.9
Deepika Yadav|9928612309|Udaipur|MLSU|BCA|Computer Applications|Excel, SQL|0|0.62
Nikhil Joshi|9822712310|Pune|Symbiosis|BBA|Finance|Excel, Power BI, DAX|2|0.7
Tanvi Shah|9824812311|Ahmedabad|Gujarat University|B.Com|Accounts|Tally, Excel, VBA, SQL|3|0.73
Abhishek Roy|9831912312|Kolkata|Jadavpur University|B.E|Production|SQL, Python, Tableau|2|0.84
Shalini Das|9437012313|Bhubaneswar|Utkal University|M.A|Economics|Stata, Excel, SQL|1|0.69
Gaurav Singh|9760112314|Dehradun|Graphic Era|B.Tech|Information Technology|SQL, Power BI, Excel|0|0.64
Keerthana Raj|9442212315|Coimbatore|PSG College|B.Sc|Data Science|Python, SQL, Power BI, Statistics|1|0.92
Imtiaz Alam|9835312316|Patna|Patna University|B.Com|Commerce|Excel, SQL|1|0.6
Swati Bhosale|9850412317|Nashik|Pune University|MBA|Operations|Excel, Power BI, VBA|5|0.77
Rahul Menon|9746512318|Kozhikode|NIT Calicut|B.Tech|Civil|SQL, Excel, Python|2|0.8
Meghna Kapoor|9872612319|Ludhiana|PAU|B.Sc|Agriculture|Excel, Power Query|0|0.48
Sandeep Thakur|9816712320|Shimla|HP University|B.A|Geography|Excel, QGIS, SQL|1|0.52
Joseph D'Souza|9823812321|Panaji|Goa University|B.Com|Accounts|Excel, SQL, Power BI|4|0.76
Lavanya Krishnan|9443912322|Madurai|Thiagarajar College|M.Sc|Mathematics|SQL, R, Python|3|0.93
Faizan Ansari|9839012323|Kanpur|CSJM University|BCA|Computer Applications|SQL, VBA, Access|2|0.65
Bhavna Solanki|9825112324|Surat|VNSGU|B.Com|Commerce|Excel, Tally|1|0.42
Yash Agarwal|9826212325|Indore|DAVV|B.Tech|Computer Science|SQL, Power BI, Snowflake|2|0.87
Chitra Balan|9486312326|Salem|Periyar University|M.Com|Commerce|Excel, SQL, Power BI|3|0.71
Ramesh Babu|9849412327|Visakhapatnam|Andhra University|B.Sc|Computer Science|SQL, MySQL, Excel|1|0.67
Anjali Saxena|9425512328|Bhopal|Barkatullah University|M.A|Statistics|R, SQL, Excel|2|0.79
Zoya Khan|9619612329|Mumbai|Sophia College|B.A|Psychology|Google Sheets, Excel|0|0.35
`;

/** Returns `asha@student.example`. First names are unique, so addresses are. */
const emailOf = (fullName: string) => `${fullName.split(" ")[0]?.toLowerCase()}@student.example`;

/** Forty people from all over India; every eighth hides their profile. */
export const DEMO_STUDENTS: readonly DemoStudent[] = LINES.trim()
  .split("\n")
  .map((line, index) => {
    const [fullName = "", phone = "", city = "", college = "", degree = "", field = "", skills = "", years, ability] =
      line.split("|");
    return {
      fullName,
      email: emailOf(fullName),
      phone,
      city,
      college,
      degree,
      field,
      skills: skills.split(", "),
      years: Number(years),
      ability: Number(ability),
      isVisible: index % 8 !== 7,
    };
  });
